/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import type * as React from 'react';
import {useSearch} from './useSearch';

const filters = {language: 'en', tags: ['default', 'docs']};
jest.mock('@docusaurus/theme-common', () => {
  const {useCallback, useRef} = jest.requireActual<typeof React>('react');
  return {
    useEvent: (listener: (...args: unknown[]) => unknown) => {
      const latest = useRef(listener);
      latest.current = listener;
      return useCallback((...args: unknown[]) => latest.current(...args), []);
    },
  };
});
jest.mock('@docusaurus/plugin-content-docs/client', () => ({useDocsContextualSearchTags: () => ['docs']}));
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({i18n: {currentLocale: 'en'}}), {virtual: true});

/** Searches whose results arrive when the test says so. */
function renderSearch(initialProps: string, prepare?: () => Promise<void>) {
  const runs = new Map<string, {resolve: (result: {hits: string}) => void; reject: () => void}>();
  const run = jest.fn(
    (query: string) => new Promise<{hits: string}>((resolve, reject) => runs.set(query, {resolve, reject})),
  );
  const {result, rerender} = renderHook(query => useSearch(run, query, prepare), {initialProps});
  const settle = (query: string, isFound = true) =>
    act(async () => {
      if (isFound) runs.get(query)?.resolve({hits: query.toUpperCase()});
      else runs.get(query)?.reject();
    });
  return {run, rerender, settle, outcome: () => result.current.outcome};
}

test('searches for each query with the filters, and keeps the last outcome until the next one', async () => {
  const {run, rerender, settle, outcome} = renderSearch('');
  expect(run).not.toHaveBeenCalled();
  rerender('a');
  expect(run).toHaveBeenLastCalledWith('a', filters);
  await settle('a');
  rerender('ab');
  expect(outcome()).toEqual({query: 'a', hits: 'A'});
  await settle('ab', false);
  expect(outcome()).toEqual({query: 'ab', failed: true});
  rerender('');
  expect(outcome()).toBeUndefined();
});

test.each([true, false])('an older search that ends later changes nothing, whether it succeeds: %s', async isFound => {
  const {rerender, settle, outcome} = renderSearch('a');
  rerender('ab');
  await settle('ab');
  await settle('a', isFound);
  expect(outcome()).toEqual({query: 'ab', hits: 'AB'});
});

test('of the queries that are typed while the search loads, only the last one is searched for', async () => {
  const loading = Promise.resolve();
  const {run, rerender, settle, outcome} = renderSearch('a', () => loading);
  rerender('ab');
  await act(() => loading);
  expect(run.mock.calls).toEqual([['ab', filters]]);
  await settle('ab');
  expect(outcome()).toEqual({query: 'ab', hits: 'AB'});
});
