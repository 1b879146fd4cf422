import {readBlock, readBlockOrInline, readSection, readSets} from './notation';
import type {Check, Run, Scenario} from './scenario';

/*
 * The format of *.scenario files, with # before comments:
 *
 *     --- NAME               a scenario; === NAME: lines that scenarios extend
 *     | set   | message |    a table: a scenario for each row, with {{set}} and {{message}} from it
 *     extends: NAME          the lines of an earlier entry, here; of two files or options with one name, the later one counts
 *     section: setup#bun     sets: jest29, jest30 + node22|node24 (three combinations)     listed: PACKAGE, …
 *     quick                  starts empty     compiles only     cell: SECTION | ROW | COLUMN     (see scenario.ts)
 *     FILE: TEXT             a file: one line, or the lines below, indented by four spaces; FILE as JSON: TEXT formats it
 *     FILE <- SECTION TITLE  a file with a block of the page; after the title: its number among equal titles, then - or + for
 *                            the lines that a diff removes or adds, or a package manager for its tab
 *     $ COMMAND -> fails     a command; without the arrow, or with "works", it has to succeed; $ <- SECTION TITLE: a block
 *       pins: NAME VERSION, …
 *       > TEXT               its output (any without TEXT); <- SECTION TITLE: a block; <- SECTION `TEXT`: text in backticks
 *     = FILE: TEXT           the content that the file has now; = FILE <- SECTION TITLE: that of a block
 *     text NAME: TEXT        a text for {{NAME}}, or {{NAME without: LINE}}, in later lines
 *
 * Blank lines at the end of a text do not count. A backslash there leaves out the last line break.
 */

/** A line with the indented lines below it. */
interface Statement {
  /** Its file and line. */
  readonly place: string;
  readonly text: string;
}

type Values = ReadonlyMap<string, string>;
type Mutable<Type> = {-readonly [Key in keyof Type]: Type[Key]};
type Draft = Mutable<Partial<Omit<Scenario, 'steps'>>> & {steps?: (Mutable<Run> | Check)[]};

const flags = {quick: 'quick', 'starts empty': 'startsEmpty', 'compiles only': 'onlyCompiles'} as const;
const isFlag = (text: string): text is keyof typeof flags => Object.hasOwn(flags, text);
const isRow = ({text}: Statement): boolean => text.startsWith('|');

function find<Value>(map: ReadonlyMap<string, Value>, name: string): Value {
  const value = map.get(name);
  if (value === undefined) throw new Error(`nothing above has the name "${name}"`);
  return value;
}

/** Replaces names in braces by their texts. */
const expand = (text: string, values: Values): string =>
  text.replace(/\{\{(.+?)(?: without: (.+?))?\}\}/g, (_, name: string, unwanted?: string) => {
    const lines = find(values, name).replace(/\n$/, '').split('\n');
    return lines.filter(line => line.trim() !== unwanted).join('\n');
  });

/** A text, which ends with a line break unless it is empty or says otherwise. */
const endText = (text: string): string => `${text}\n`.replace(/^\n$|\\\n$/, '');

/** Adds what a statement says, without names in braces, to a scenario. */
function addStatement(draft: Draft, text: string): void {
  const addStep = (step: Run | Check) => {
    draft.files ??= {};
    (draft.steps ??= []).push(step);
  };
  const [, run, result] = /^\$ (.*?)(?: -> (works|fails))?$/s.exec(text) ?? [];
  const [, kind, detail = ''] = /^ {2}(pins:|>|<-) ?(.*)$/s.exec(text) ?? [];
  const [, sign, name = '', link, rest = ''] = /^(= )?([^\s:]+)( <- |(?: as JSON)?:[ \n]?)(.*)$/s.exec(text) ?? [];
  if (run !== undefined)
    addStep({run: run.startsWith('<- ') ? readBlock(run.slice(3)) : run, ...(result && {fails: result === 'fails'})});
  else if (kind) {
    const step = draft.steps?.at(-1);
    if (!step || !('run' in step)) throw new Error('there is no command above');
    if (kind === 'pins:') step.pins = Object.fromEntries(detail.split(', ').map(pin => pin.split(' ')));
    else {
      const output = kind === '<-' ? readBlockOrInline(detail) : detail.replace(/\\$/, '');
      step.output = [...(step.output ?? []), ...(output ? [output] : [])];
    }
  } else if (isFlag(text)) draft[flags[text]] = true;
  else if (name === 'section') draft.section = readSection(rest);
  else if (name === 'sets') draft.sets = readSets(rest);
  else if (name === 'listed') draft.listedPackages = rest.split(', ');
  else if (name === 'cell') {
    const [section = '', row = '', column = ''] = rest.split(' | ');
    draft.cell = {section: readSection(section), row, column};
  } else if (name.includes('.')) {
    const written = link?.startsWith(' as JSON') ? JSON.stringify(JSON.parse(rest), null, 2) : rest;
    const content = link === ' <- ' ? readBlock(rest) : endText(written);
    if (sign) addStep({file: name, content});
    else draft.files = {...draft.files, [name]: content};
  } else throw new Error('this line is not understood');
}

/** The texts, projects and scenarios of a file, each with its lines. */
function readEntries(file: string, source: string): Statement[][] {
  let line = 1;
  const readStatement = (text: string): Statement[] => {
    const place = `${file}:${line}`;
    line += text.split('\n').length;
    return text.startsWith('#') ? [] : [{place, text: text.replace(/\n {4}/g, '\n').replace(/\n+$/, '')}];
  };
  const unindented = /\n(?! {4}|\n|$)/;
  const entries = source.split(/^(?=(?:---|===|text) )/m);
  return entries.map(entry => entry.replace(/\n$/, '').split(unindented).flatMap(readStatement));
}

/**
 * Reads files of scenarios. Each knows the texts and projects of those before it.
 * @param sources their content by name
 * @param texts texts that no file has, by name
 * @throws {Error} with file and line
 */
export function readScenarios(sources: Values, texts: Values): Scenario[] {
  const known = new Map(texts);
  const entries = new Map<string, readonly Statement[]>();
  let place = '';
  const addAll = (draft: Draft, lines: readonly Statement[], values: Values): void => {
    for (const line of lines) {
      ({place} = line);
      const text = expand(line.text, values);
      if (text.startsWith('extends: ')) addAll(draft, find(entries, text.slice(9)), values);
      else addStatement(draft, text);
    }
  };
  const readScenario = (title: string, lines: readonly Statement[], values: Values): Scenario => {
    const draft: Draft = {name: expand(title, values)};
    addAll(draft, lines, values);
    const {name, section, sets: combinations, files, steps} = draft;
    if (!name || !section || !combinations || !files || !steps) throw new Error('a section, sets or steps are missing');
    return {...draft, name, section, sets: combinations, files, steps};
  };
  const readEntry = ([head, ...lines]: readonly Statement[]): Scenario[] => {
    if (!head) return [];
    ({place} = head);
    const [, kind, title = '', name, text = ''] = /^(---|===|text) (([^:]*):?[ \n]?(.*))$/s.exec(head.text) ?? [];
    if (kind === undefined) throw new Error('this line is not understood');
    if (kind === 'text' && name) known.set(name, endText(expand(text, known)));
    const [names = [], ...rows] = lines.filter(isRow).map(row => row.text.split(/ *\|(?: +|$)/).slice(1, -1));
    const body = lines.filter(line => !isRow(line));
    const scenarios = (names.length > 0 ? rows : [[]]).flatMap(cells => {
      if (cells.length !== names.length) throw new Error('a row of the table has more or fewer cells than its head');
      const own = names.map((column, i) => [column, expand(cells[i] ?? '', known)] as const);
      return kind === '---' ? readScenario(title, body, new Map([...known, ...own])) : [];
    });
    entries.set(title, body);
    return scenarios;
  };
  try {
    return [...sources].flatMap(([file, source]) => readEntries(file, source).flatMap(readEntry));
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
