import {stripVTControlCharacters} from 'node:util';
import {getNames} from '@jest-extended/catalogue/words';
import {libraryVersion} from '@jest-extended/catalogue/version';
import {type Section, type Part, getTitle} from './section';
import type {Commands} from './commands';
import {describeFacts, getMatcher} from './facts';

interface Options {
  readonly description: string;
  /** The commands that the page shows for several package managers, each as one text for all. */
  readonly commands: Commands;
  /** Gives the link to a path on the site, e.g. `/docs/matchers/array#tobearray`. */
  readonly link: (path: string) => string;
}

/**
 * A page of the docs as Markdown, with all that readers see: code, reports of failures, notes and facts about matchers.
 * @param sections its sections
 */
export function renderTwin(sections: readonly Section[], {description, commands, link}: Options): string {
  const markdown = sections.map(section => {
    const lead = section.titles.length === 1 ? [`> ${description}`] : describeFacts(section.url);
    return [renderHeading(section), ...lead, ...renderParts(section.parts, section, commands)].join('\n\n');
  });
  return `${changeOutsideCode(markdown.join('\n\n'), text => text.replace(/(?<=\]\()\/[^)\s]*/g, link))}\n`;
}

function renderHeading(section: Section): string {
  const title = getTitle(section);
  return `${'#'.repeat(section.titles.length)} ${title.startsWith('.') ? `\`${title}\`` : title}`;
}

/** The titles of admonitions that have none of their own. */
const TITLES: Readonly<Record<string, string>> = {
  'known-issue': `Known issue in ${libraryVersion}`,
  related: 'See also',
};

const renderParts = (parts: readonly Part[], section: Section, commands: Commands): string[] =>
  parts.map((part, index) => renderPart(part, parts[index - 1], section, commands));

/** @param before the part before it, if there is one */
function renderPart(part: Part, before: Part | undefined, section: Section, commands: Commands): string {
  if (part.kind === 'text') return part.markdown;
  if (part.kind === 'code') {
    const isIntroduced = before?.kind === 'text' && before.markdown.endsWith(':');
    return renderCode({...part, code: commands.get(part.code) ?? part.code}, isIntroduced);
  }
  const {type, title, parts} = part;
  const kind = TITLES[type] ?? `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
  const names = type === 'related' ? getNames(getMatcher(section.url) ?? '') : [];
  const lines = [
    `**${title === undefined ? kind : `${kind}: ${title}`}**`,
    ...renderParts(parts, section, commands),
    ...(names.length > 0 ? [`Also looked for as: ${names.join(', ')}.`] : []),
  ];
  return lines.join('\n\n').replace(/^/gm, '> ').replace(/ +$/gm, '');
}

/** @param isIntroduced whether the text before it ends with a colon */
function renderCode(
  {language, title, code, marks, report}: Extract<Part, {kind: 'code'}>,
  isIntroduced: boolean,
): string {
  return [
    ...(title === undefined ? [] : [`\`${title}\``]),
    ...(marks?.shows === 'edge-cases' && !isIntroduced ? ['Edge cases, each as a test that passes:'] : []),
    ...(marks?.verdict === 'fails' && !isIntroduced ? ['This example fails:'] : []),
    renderFence(language, code),
    ...(report === undefined ? [] : ['Jest prints:', renderFence('text', stripVTControlCharacters(report))]),
  ].join('\n\n');
}

/** Code in a fence that is longer than any in it. */
function renderFence(language: string, code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map(({length}) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

/** Changes Markdown, but not its code. */
const changeOutsideCode = (markdown: string, change: (text: string) => string): string =>
  markdown
    .split(/^((?:> ?)*(`{3,})[^]*?^(?:> ?)*\2$)/m)
    .map((text, index) => (index % 3 === 0 ? change(text) : index % 3 === 1 ? text : ''))
    .join('');
