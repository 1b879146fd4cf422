/** @jest-environment jsdom */

// What the docs say about jsdom, and the table of equal values with what it says about this environment.

import './equality-table.test';
import {pageAt} from './pages.cjs';
import {passes} from './verdict';

const names = ['div', 'ul', 'input', 'table', 'template', 'fieldset', 'datalist', 'form', 'select'];
/** The elements that can be iterated, each with one that it yields. */
const yielded: Readonly<Record<string, string>> = {form: 'input', select: 'option'};

test.each(names)('.toBeEmpty() does with a <%s> what its page says', name => {
  const {tree, getSource} = pageAt('docs/matchers/toBeEmpty.mdx');
  const element = document.createElement(name);
  const isNamed = tree.children.some(node => getSource(node).includes(`\`<${name}>\` without`));

  expect(passes('toBeEmpty', element, [])).toBe(isNamed);
  element.append('Sign in');
  expect(passes('toBeEmpty', element, [])).toBe(isNamed);
  element.append(document.createElement(yielded[name] ?? 'p'));
  expect(passes('toBeEmpty', element, [])).toBe(false);
});
