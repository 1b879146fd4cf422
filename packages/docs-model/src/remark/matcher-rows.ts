import {groups} from '@jest-extended/catalogue';
import {getCase} from '@jest-extended/catalogue/cases';
import type {Heading, List, ListItem, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {createAttribute, createElement, type Element, type Flow, getProp, isElement} from '../element';

/** The notation of a group whose matchers take any value. */
const ANY = 'x';

/**
 * Remark plugin: makes the groups and the rows of `<MatcherList>` (src/components/reference/MatcherList) of its headings, each
 * followed by a list. An item is a matcher (a link with the call, a colon and a clause), or a label with such a list.
 */
export default function matcherRows() {
  return (tree: Root): void => {
    const list = tree.children.find((node): node is Element => isElement(node, 'MatcherList'));
    if (!list) return;
    const headings: Heading[] = [];
    const names: string[] = [];
    list.children = list.children.flatMap((node, index): Flow[] => {
      const heading = list.children[index - 1];
      if (node.type === 'heading') return [];
      if (node.type !== 'list' || heading?.type !== 'heading') return [node];
      headings.push(heading);
      return [createGroup(heading, node, names)];
    });
    list.attributes.push(
      createAttribute('groups', headings.map(heading => `${getId(heading)}\t${toString(heading)}`).join('\n')),
      createAttribute('matchers', names.join(' ')),
    );
  };
}

const getId = (heading: Heading): string => String(getProp(heading, 'id'));

/** A heading with its notation, and its lists of matchers. */
function createGroup(heading: Heading, list: List, names: string[]): Element {
  const id = getId(heading);
  const notation = groups.find(({page}) => page === id)?.notation ?? ANY;
  const parts = list.children.flatMap(({children: [label, part]}): Flow[] =>
    label?.type === 'paragraph' && part?.type === 'list'
      ? [createElement('div', {}, [{type: 'heading', depth: 3, children: label.children}, createList(part, id, names)])]
      : [],
  );
  return createElement('div', {}, [
    createElement('div', {'data-notation': notation}, [heading]),
    ...(parts.length > 0 ? parts : [createElement('div', {}, [createList(list, id, names)])]),
  ]);
}

const createList = ({children}: List, group: string, names: string[]): Element =>
  createElement(
    'ul',
    {className: 'clean-list'},
    children.map(item => createRow(item, group, names)),
  );

/** A matcher's row; the first one of a page that has no group has the id of the page. */
function createRow({children: [paragraph]}: ListItem, group: string, names: string[]): Element {
  const [link, clause, ...rest] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const call = link ? toString(link) : '';
  const [, name] = /^\.(\w+)\(/.exec(call) ?? [];
  if (name === undefined || link?.type !== 'link' || clause?.type !== 'text')
    throw new Error(`The list of matchers needs a link with a call and a clause, not "${call}".`);
  names.push(name);
  const [, page = ''] = /(\w+)\/?#/.exec(link.url.toLowerCase()) ?? [];
  const sample = writeSample(name);
  const text = clause.value.replace(/^:\s*/, '').replace(/^./, letter => letter.toUpperCase());
  return createElement(
    'MatcherRow',
    {path: link.url, call, ...(sample && {sample}), ...(page !== group && {id: page})},
    [{type: 'paragraph', children: [...(text ? [{type: 'text', value: text} as const] : []), ...rest]}],
  );
}

/**
 * `[3, 1, 2] ✓ [1, 2, 3]`: a value that passes, and the arguments; nothing if there are none, if the value does not matter,
 * or if it is a name, as of a mock, which says nothing without its setup.
 */
function writeSample(matcher: string): string {
  const {pass, fail, args, setup} = getCase(matcher);
  const isName = setup !== undefined && /^\w+$/.test(pass);
  return args === undefined || pass === fail || isName ? '' : `${pass} ✓ ${args}`;
}
