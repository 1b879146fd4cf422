import {askService} from '@jest-extended/search/answers/service';
import {quoteSection} from '@jest-extended/search/answers/quote';
import {parseFence} from '@jest-extended/docs-model/fence';
import {createEngine} from '@jest-extended/search/engine';
import fc from 'fast-check';
import {parseMarkdown} from '../src/components/search/ask/parseMarkdown';
import {readHash} from '../src/components/playground/codeHash';
import {parseSgr} from '../src/components/shared/Ansi/parseSgr';
import {getVisibleText} from '../src/components/shared/visibleText';

// Only `npm test -- --whole` runs this file, with other inputs each time. A failure prints the seed to repeat it.
fc.configureGlobal({numRuns: 5_000});

/** Texts from pieces that have a meaning somewhere, and from any characters. */
const texts = (pieces: readonly string[], maxLength = 40): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof({weight: 7, arbitrary: fc.constantFrom(...pieces)}, {weight: 3, arbitrary: anyText}), {maxLength})
    .map(parts => parts.join(''));

const anyText = fc.string({unit: 'binary', maxLength: 1});

/** Runs the assertions for each input. fast-check looks for the shortest input that fails. */
const check = <Input>(input: fc.Arbitrary<Input>, assertions: (input: Input) => unknown): Promise<void> =>
  fc.assert(
    fc.asyncProperty(input, async value => {
      await assertions(value);
    }),
  );

test('marks of a fence are read, or named as a mistake', () =>
  check(texts(['test', '=', 'fails', 'edge-cases', ' ', '"', "'", 'title', 'browser', 'vitest=differs']), meta =>
    expect(parseFence({lang: 'ts', meta, value: ''})).toContainKey('isCode'),
  ));

test('a link has code, or says why not', () =>
  check(texts(['#code=', '#text=', '3.', 'S60oSE0u0Yg2', '%', '_', 'AAAA']), async hash =>
    expect((await readHash(hash)).kind).toBeOneOf(['none', 'code', 'broken', 'huge']),
  ));

test('a report is shown as it is copied, without hidden characters', () =>
  check(texts([...'\u001b[]\u009b\u009d\u0007\\;\n\u202ea', '31m', '\u{1f3f4}', '\u{e007f}']), text => {
    const visible = getVisibleText(text);
    const drawn = parseSgr(getVisibleText(text, true)).map(piece => piece.text);
    expect(drawn.join('')).toBe(visible);
    expect(visible).not.toMatch(/(?![\n\t])\p{Cc}|(?![\p{M}\u200c\u200d])\p{DI}/u);
  }));

test('any query is searched for', async () => {
  const search = await createEngine([
    {
      url: '/docs/a#b',
      titles: ['A', '.toBeA()'],
      aliases: [],
      prose: 'b',
      aside: '',
      language: 'en',
      docusaurus_tag: 'docs',
      version: 'c',
    },
  ]);
  return check(texts(['toBe', 'A', ' ', '.', '(', ')', 'not ', '"', 'é', '\u202e', '\ud800']), text =>
    expect(search({text}).count).toBeWithin(0, 2),
  );
});

test('of any section, something is quoted for any question', () =>
  check(texts(['| a | b |\n', '| - | - |\n', '- ', '1. ', ':', 'toBeNil', ' array', '\n', '`', '[a](', ')']), text => {
    const parts = [text, 'toBeNil: '].map(markdown => ({kind: 'text', markdown}) as const);
    expect(quoteSection({url: '/docs', titles: ['a'], parts}, text)).not.toBeEmpty();
  }));

test('any stream of events ends: with an answer or an error', () => {
  const events = ['{"type":"text-delta","delta":"a"}', '{"type":"finish"}', '[DONE]', 'null'];
  const pieces = ['data: ', '\n\n', '\n', '\r', ':', ...events];
  return check(texts(pieces), async text => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text));
    const answers = askService({url: '/'}, [], new AbortController().signal);
    const read = async () => {
      for await (const {markdown} of answers) expect(markdown).toMatch(/^a+$/);
    };
    await read().catch((error: unknown) => expect(error).toBeInstanceOf(Error));
  });
});

/** Milliseconds: a text that freezes the page takes seconds, and others a tenth of this even on a busy machine. */
const FREEZE = 1000;

test('10,000 texts of marks are parsed as Markdown, none so slowly that the page freezes', async () => {
  const characters = [...'\t\n`*_[]()<&|#=-+:"\\a'];
  const marks = [
    '> ',
    '- ',
    '1. ',
    '    ',
    '```',
    '~~',
    '**',
    '](',
    '![',
    '<!--',
    '|-',
    '  \n',
    '\n\n',
    '[a]:',
    'https://',
  ];
  const unit = texts([...characters, ...marks], 6);
  const length = fc.oneof({weight: 3, arbitrary: fc.nat(2000)}, fc.nat(12_000));
  // A model that repeats itself: a unit again and again, in lines of some length, and then perhaps another.
  const input = fc.tuple(unit, fc.nat(100), fc.constantFrom('', '\n', '\n\n'), length, unit, length);
  await fc.assert(
    fc.property(input, ([first, count, separator, size, second, otherSize]) => {
      const line = first.repeat(count) + separator;
      const text = fill(line, size) + fill(second, Math.min(otherSize, 12_000 - size));
      expect(measureCpu(() => parseMarkdown(text))).toBeLessThan(FREEZE);
    }),
    {numRuns: 10_000},
  );
});

/** A text of some length that repeats another. */
const fill = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / Math.max(1, text.length))).slice(0, length);

/** The time that a task takes the processor, in milliseconds: on a busy machine, the shortest of some tries. */
function measureCpu(task: () => unknown): number {
  let shortest = Infinity;
  for (let tries = 0; tries < 5 && shortest >= FREEZE; tries += 1) {
    const start = process.cpuUsage();
    task();
    const {user, system} = process.cpuUsage(start);
    shortest = Math.min(shortest, (user + system) / 1000);
  }
  return shortest;
}
