/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {filtered, matches, textOf} from './filter';

test.each([
  '',
  '   ',
  'array of size',
  'toBeArrayOfSize',
  '.toBeArrayOfSize()',
  'beArray',
  'EXACTLY length',
  'count of',
])('"%s" asks for .toBeArrayOfSize(size)', asked => {
  expect(matches(asked, '.toBeArrayOfSize(size): an array of exactly that length.', ['count of elements'])).toBeTrue();
});

test.each(['object', 'array object', 'sizes', '<b>', '.*'])('"%s" does not', asked => {
  expect(matches(asked, '.toBeArrayOfSize(size): an array of exactly that length.')).toBeFalse();
});

const list: ReactNode = [
  <h2 key="a" id="array">
    Array
  </h2>,
  '\n',
  <ul key="b">
    <li>
      <a href="/docs/matchers/array#tobearray">
        <code>.toBeArray()</code>
      </a>
      : an array.
    </li>
    <li>
      <code>.toSatisfyAll(predicate)</code>: an array
    </li>
  </ul>,
  <h2 key="c" id="boolean">
    Boolean
  </h2>,
  <ul key="d">
    <li>
      <code>.toBeTrue()</code>: it is 1 {true} {null}
    </li>
  </ul>,
];

const shown = (isKept: (line: string) => boolean) => {
  const {children, count} = filtered(list, isKept);
  const {container} = render(<>{children}</>);
  return {
    count,
    headings: [...container.querySelectorAll('h2')].map(({textContent}) => textContent),
    calls: [...container.querySelectorAll('code')].map(({textContent}) => textContent),
  };
};

test('keeps matching lines below their heading', () => {
  expect(shown(line => line.startsWith('.toBe'))).toEqual({
    count: 2,
    headings: ['Array', 'Boolean'],
    calls: ['.toBeArray()', '.toBeTrue()'],
  });
});

test('leaves out a heading without lines', () => {
  expect(shown(line => line.includes('Satisfy'))).toEqual({
    count: 1,
    headings: ['Array'],
    calls: ['.toSatisfyAll(predicate)'],
  });
  expect(shown(() => false)).toEqual({count: 0, headings: [], calls: []});
});

test('reads the text of a line, and nothing else in it', () => {
  expect(textOf(list)).toInclude('.toBeTrue(): it is 1  ');
});
