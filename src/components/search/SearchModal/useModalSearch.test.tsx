/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {act} from 'react';
import {searchClient} from '@site/src/search';
import {useModalSearch} from './useModalSearch';

jest.mock('@site/src/search', () => ({searchClient: {search: jest.fn()}}));
jest.mock('@site/src/components/search/suggestions', () => ({suggestionsFor: () => []}));
jest.mock('@site/src/components/search/useSearchFilters', () => ({useSearchFilters: () => undefined}));
jest.mock('@docusaurus/theme-common', () => ({useEvent: (callback: unknown) => callback}));
jest.mock('@docusaurus/theme-search-algolia/client', () => ({
  useAlgoliaThemeConfig: () => ({algolia: {indexName: 'docs'}}),
  useSearchResultUrlProcessor: () => (url: string) => url,
}));

const ignore = (): void => undefined;

/** A field whose search is running; `entered` is called for each Enter that reaches it. */
function open() {
  let finish = ignore;
  jest
    .mocked(searchClient.search)
    .mockReturnValue(new Promise(resolve => (finish = () => resolve({hits: [], count: 0}))));
  const entered = jest.fn();
  function Field() {
    const {search, onEnter} = useModalSearch(ignore);
    return (
      <div onKeyDownCapture={onEnter}>
        <input
          onFocus={() => void search({requests: [{query: 'a'}]})}
          onKeyDown={({key}) => key === 'Enter' && entered()}
        />
        <button type="button" />
      </div>
    );
  }
  render(<Field />);
  const answer = () =>
    act(async () => {
      finish();
      // Enter waits for a task.
      for (let task = 0; task < 2; task++) await new Promise(resolve => setTimeout(resolve));
    });
  return {entered, answer, user: userEvent.setup()};
}

test('Enter waits for the hits, then reaches the field', async () => {
  const {entered, answer, user} = open();
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{Enter}');
  expect(entered).not.toHaveBeenCalled();
  await answer();
  expect(entered).toHaveBeenCalledOnce();
  await user.keyboard('{Enter}');
  expect(entered).toHaveBeenCalledTimes(2);
});

test('Enter does not reach a field that has lost the focus', async () => {
  const {entered, answer, user} = open();
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button'));
  await answer();
  expect(entered).not.toHaveBeenCalled();
});
