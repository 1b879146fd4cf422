// cspell:ignore samemem tobeb
import {filterExamples} from './filterExamples';

const pages = [
  {
    title: 'Array',
    examples: [
      {heading: '.toBeArray()', title: 'pages are a list', code: '1'},
      {heading: '.toIncludeSameMembers(members)', title: 'every job runs once', code: '2'},
    ],
  },
  {title: 'Boolean', examples: [{heading: '.toBeBoolean()', title: 'a flag is switched on or off', code: '3'}]},
];

const find = (query: string) => filterExamples(pages, query).flatMap(({examples}) => examples.map(({code}) => code));

test.each([
  ['', ['1', '2', '3']],
  ['  ', ['1', '2', '3']],
  ['samemem', ['2']],
  ['.toBeArray()', ['1']],
  ['expect.toIncludeSameMembers', []],
  ['same members', ['2']],
  ['switching flags', ['3']],
  ['array job', ['2']],
  ['TOBEB', ['3']],
  ['switching jobs', []],
])('for "%s", finds %j', (query, codes) => {
  expect(find(query)).toEqual(codes);
});

test('leaves out pages without a fitting example', () => {
  expect(filterExamples(pages, 'boolean')).toEqual([pages[1]]);
});
