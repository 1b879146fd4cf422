import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {groups} from '@jest-extended/catalogue';
import {isCode, type Section} from '@jest-extended/docs-model/section';
import {joinReports, type StoredReport} from '@jest-extended/docs-model/stored-reports';
import {readBuiltDocs} from '@jest-extended/search/answers/built-docs';
import {PRECEDENCE} from '@jest-extended/search/comparison';
import {INDEX_FILE, parseIndexFile} from '@jest-extended/search/index-file';
import {getReports} from '@jest-extended/search/indexed-section';
import {createRanking, type RankedSection} from '@jest-extended/search/ranking';
import {expect, test} from '@playwright/test';
import {storedReportFiles} from '../../examples/pages.cjs';
import {BUILD} from '../../site/sitemap';
import {takeSample} from '../sample';

test.describe.configure({mode: 'default'});

const indexed = parseIndexFile(JSON.parse(readFileSync(path.join(BUILD, INDEX_FILE), 'utf8')));

let find: (text: string) => RankedSection | undefined;
let sections: readonly Section[];
test.beforeAll(async () => {
  const rankSections = await createRanking(indexed);
  find = text => rankSections(text, () => true).sections[0];
  ({sections} = await readBuiltDocs(BUILD));
});

/** A text as readers paste it into a field: on one line, with other output of a test run around it. */
const paste = (text: string) =>
  `$ jest FAIL src/orders.test.ts (5.2 s) ✕ lists all orders after an update (12 ms) ${text.replace(/\s+/g, ' ')} npm ERR! code 1`;

test('a pasted report finds the matcher that it names first', () => {
  const reports = storedReportFiles().flatMap(file => {
    const stored: StoredReport[] = JSON.parse(readFileSync(file, 'utf8'));
    return stored.map(report => stripVTControlCharacters(joinReports(report)));
  });
  const missed = takeSample(reports, 2).flatMap(text => {
    const name = /expect\((?:received|function)\)\.(?:not\.)?(\w+)\(/.exec(text)?.[1];
    const isOurs = groups.some(({matchers}) => matchers.some(matcher => matcher === name));
    return !isOurs || find(paste(text))?.section.url.endsWith(`#${name?.toLowerCase()}`) ? [] : [text];
  });
  expect(reports.length).toBeGreaterThan(50);
  expect(missed).toEqual([]);
});

test('the message of a report finds a matcher that prints it first', () => {
  const failures = indexed.flatMap(section => getReports(section).match(/^Expected (?:\w+ ){3}.*$/gm) ?? []);
  const words = (text: string) => text.replace(/\bnot |[\d"[(:].*/gm, '');
  const missed = takeSample(failures, 4).filter(line => {
    const first = find(paste(line));
    return !first || !words(getReports(first.section)).includes(words(line).trim());
  });
  expect(failures.length).toBeGreaterThan(50);
  expect(missed).toEqual([]);
});

test('each message that a section is said to explain finds that section first', () => {
  const messages = indexed
    .flatMap(({url, messages = []}) => messages.map(message => ({message, url})))
    .filter(({message}) => !/[{…]/.test(message));
  expect(messages.length).toBeGreaterThan(30);
  expect(messages.filter(({message, url}) => find(message)?.section.url !== url)).toEqual([]);
});

/** Whether a text in backticks is a code of a program, or reads like a sentence. */
const isMessage = (text: string) =>
  /^(?:YN\d+|E[A-Z_]{5,})$|^[A-Z][a-z]* [\w'"]|^\w(?:.*\s)?[A-Za-z']+ [a-z']+ [a-z]+/.test(text);

/** The output of programs in a section. */
const getOutput = ({parts}: Section): string[] =>
  parts.filter(isCode).flatMap(({language, code}) => (language === 'text' ? code : []));

/** What a section says itself: without the names of its links. */
const getOwnText = ({parts}: Section): string =>
  parts
    .flatMap(part =>
      isCode(part) ? part.code : part.kind === 'text' ? part.markdown.replace(/\[.*?\]\(.*?\)/g, '') : [],
    )
    .join('\n');

/** The sections that quote a message, and those to which a table of messages links next to it. */
const findExplaining = (message: string): string[] =>
  sections.flatMap(section => {
    const rows = section.parts.flatMap(part => (part.kind === 'text' ? part.markdown.split('\n') : []));
    const row = rows.find(line => line.startsWith('|') && line.includes(message));
    const links = [...(row ?? '').matchAll(/\]\((.*?)\)/g)].map(([, url]) => url ?? '');
    return getOwnText(section).includes(message) ? [section.url, ...links] : [];
  });

test('for each message that getting-started quotes, a section that explains it is found', () => {
  const messages = sections
    .filter(({url}) => url.startsWith('/docs/getting-started/'))
    .flatMap(section => [
      ...getOutput(section),
      ...Array.from(getOwnText(section).matchAll(/`(.+?)`/g), ([, code = '']) => code).filter(isMessage),
      ...(getOwnText(section).match(/\bTS\d+/g) ?? []),
    ]);
  const missed = takeSample([...new Set(messages)], 3).flatMap(message => {
    const found = find(message)?.section.url ?? '';
    return findExplaining(message).includes(found) ? [] : {message, found};
  });
  expect(messages.length).toBeGreaterThan(100);
  expect(missed).toEqual([]);
});

test('headings and messages in Troubleshooting and Errors lead to their sections', () => {
  const explaining = sections.filter(
    ({titles}) => titles.length > 2 && /^(?:Troubleshooting|Errors)$/.test(titles[1] ?? ''),
  );
  const codes = explaining.flatMap(section => getOutput(section).map(text => ({url: section.url, text})));
  const titles = explaining.map(({url, titles}) => ({url, text: titles.at(-1) ?? ''}));
  expect(codes.length).toBeGreaterThan(10);
  expect([...codes, ...titles].filter(({url, text}) => find(text)?.section.url !== url)).toEqual([]);
  expect(codes.filter(({text}) => find(text)?.precedence !== PRECEDENCE.message)).toEqual([]);
});
