import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {getPath, groups} from '.';
import {normalizePath} from './normalize-path';

/** Words by which readers look for a section. A page's file NAME.words.json has them by the ids of its sections. */
interface Words {
  /** Names that mean the same as a matcher, e.g. `hasOwnProperty`. Its section shows them. */
  readonly names: readonly string[];
  /** Descriptions of its purpose in readers' words. Only the search uses them. */
  readonly phrases: readonly string[];
  /**
   * Messages of programs that it explains. Words are compared without punctuation and letter case. A name in braces is any
   * name: `{matcher}` and `{package}` have to be ours, or the message is about something else; `{name}` can be anything.
   * `…` is any text.
   */
  readonly messages: readonly string[];
}

const NONE: Words = {names: [], phrases: [], messages: []};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses the words of a page. A line of phrases has several, separated by commas.
 * @param text the content of the page's NAME.words.json
 * @param file its path, for messages
 * @returns the words by the ids of sections; that of the page's beginning is empty
 * @throws {Error} naming the file and the section that is wrong
 */
export function parseWords(text: string, file: string): [id: string, words: Words][] {
  const content = parseJson(text, file);
  if (!isRecord(content)) throw new Error(`${file}: write an object whose keys are the ids of sections.`);
  return Object.entries(content).map(([id, words]) => [id, readWords(words, `${file}, section "${id}"`)]);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${String(error)}`);
  }
}

function readWords(words: unknown, place: string): Words {
  if (!isRecord(words)) throw new Error(`${place}: write an object with names, phrases or messages.`);
  const lists = Object.entries(words).map(([kind, list]): [string, readonly string[]] => {
    if (!(kind in NONE)) throw new Error(`${place}: write names, phrases or messages in place of "${kind}".`);
    const isList = Array.isArray(list) && list.every(item => typeof item === 'string');
    if (!isList) throw new Error(`${place}: write ${kind} as a list of strings.`);
    return [kind, kind === 'phrases' ? list.flatMap(line => line.split(/,\s*/)) : list];
  });
  return {...NONE, ...Object.fromEntries(lists)};
}

/** The working directory is the site's folder. */
const FOLDER = 'docs';

const SUFFIX = '.words.json';

const byPath: ReadonlyMap<string, Words> = new Map(
  readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith(SUFFIX))
    .flatMap(name => {
      const file = path.join(FOLDER, name);
      const page = `/${file.slice(0, -SUFFIX.length)}`.replaceAll('\\', '/').replace(/\/index$/, '');
      const sections = parseWords(readFileSync(file, 'utf8'), file);
      return sections.map(([id, words]): [string, Words] => [normalizePath(id ? `${page}#${id}` : page), words]);
    }),
);

const getWords = (url: string): Words => byPath.get(normalizePath(url)) ?? NONE;

/** The paths of all sections that have words, e.g. `/docs/matchers/array#tobearray`. */
export const pathsWithWords: readonly string[] = [...byPath.keys()];

/** The names of a matcher that its section shows; none for a name that is not in the catalogue. */
export function getNames(matcher: string): readonly string[] {
  const group = groups.find(({matchers}) => matchers.some(name => name === matcher));
  return group ? getWords(getPath(group, matcher)).names : [];
}

/**
 * Other words for a section, by which the search finds it: the names of a matcher, and phrases.
 * @param url the path and anchor of the section, whatever `baseUrl` and `trailingSlash` of the site are
 */
export function getAliases(url: string): readonly string[] {
  const {names, phrases} = getWords(url);
  return [...names, ...phrases];
}

/** The messages that a section explains, as patterns. */
export const getMessages = (url: string): readonly string[] => getWords(url).messages;
