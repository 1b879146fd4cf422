import {groups} from '@jest-extended/catalogue';
import {library} from '@jest-extended/catalogue/library';
import {resolveLink} from '@jest-extended/docs-model/page';
import {getCase} from '@jest-extended/catalogue/cases';
import {visit} from 'unist-util-visit';
import {areEqual, comparing} from './comparisons';
import {pageAt} from './pages.cjs';
import {getSamples} from './values';
import {getOutcome, passes} from './verdict';

// A rule that concerns several matchers is linked from the section of each. Runs find the matchers that it concerns.

/** The value of an expression from the case of a matcher in the conformance suite, which is source text. */
const evaluate = (name: string, expression: string): unknown =>
  new Function('jest', `${getCase(name).setup ?? ''}\nreturn ${expression};`)(jest);

/** The outcome of a matcher for a value, with the arguments of its case. */
const getResult = (name: string, value: unknown): string =>
  getOutcome(() => passes(name, value, [evaluate(name, `[${getCase(name).args ?? ''}]`)].flat()));

/** A value as Node makes it, or a function that throws such an error. */
const copyWithNode = (value: unknown): unknown =>
  typeof value === 'function'
    ? () => {
        try {
          value();
        } catch (error) {
          throw structuredClone(error);
        }
      }
    : structuredClone(value);

interface Rule {
  readonly name: string;
  /** The sections that state it. */
  readonly places: readonly string[];
  /** The words of a section that states it itself. */
  readonly words?: RegExp;
  readonly concerns: (matcher: string) => boolean;
}

const rules: readonly Rule[] = [
  {
    name: 'any two Sets are equal, and so can be errors that Node made',
    places: ['index#equality', 'array#comparing-members', 'object#what-they-accept'],
    concerns: matcher =>
      comparing.includes(matcher) &&
      [
        [new Set(['a']), new Set()],
        ...getSamples('error of Node').map(([, error]) => [error, new Error('other')]),
      ].some(([one, other]) => areEqual(matcher, one, other)),
  },
  {
    name: 'partial members',
    places: ['array#matching-in-part'],
    concerns: matcher =>
      comparing.includes(matcher) &&
      [{a: 1}, [{a: 1}]].some(members => getOutcome(() => passes(matcher, [{a: 1, b: 2}], [members])) === 'passes'),
  },
  {
    name: 'values of other realms fail',
    places: ['index#realms', 'date#tobedate'],
    concerns: matcher =>
      [evaluate(matcher, getCase(matcher).pass), Object('ab'), Object(false)].some(
        value =>
          (value instanceof Date || value instanceof Function || value instanceof String || value instanceof Boolean) &&
          getResult(matcher, value) === 'passes' &&
          getResult(matcher, copyWithNode(value)) === 'fails',
      ),
  },
  {
    name: '`null` throws',
    places: ['object#what-they-accept', 'array#matching-in-part', 'function#tochange'],
    words: /throws[^.]*(?:`null`|not a function)/i,
    concerns: matcher => [null, [null]].some(value => getResult(matcher, value) === 'throws'),
  },
];

/** The sections of the matchers that return no promise. */
const sections = groups.flatMap(({page, matchers}) => {
  const {file, sections: all, getSource} = pageAt(`docs/matchers/${page}.mdx`);
  const synchronous = matchers.filter(matcher => !library.matchers[matcher]?.isAsync);
  return synchronous.map(matcher => {
    const content = all.find(({id}) => id === matcher.toLowerCase())?.content ?? [];
    const links: string[] = [];
    for (const node of content)
      visit(node, 'link', ({url}) => {
        const target = resolveLink(url, file);
        if (target) links.push(`${target.file.replace(/^.*\/|\.mdx$/g, '')}#${target.id}`);
      });
    return {matcher, place: `${page}#${matcher.toLowerCase()}`, links, text: content.map(getSource).join('\n\n')};
  });
});

test.each(rules)('each section that it concerns links "$name"', ({places, words, concerns}) => {
  const concerned = sections.filter(({matcher}) => concerns(matcher));
  const lacking = concerned.filter(
    ({place, links, text}) => !places.some(target => target === place || links.includes(target)) && !words?.test(text),
  );

  expect(concerned.length).toBeGreaterThan(1);
  expect(lacking.map(({matcher}) => matcher)).toEqual([]);
});
