/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import ExamplePicker from '.';

jest.mock('@generated/playground-examples/default/starters.json', () => [], {virtual: true});
jest.mock('@site/src/components/shared/load', () => ({lazyComponent: () => () => null, prefetch: () => undefined}));

test('the arrow keys open the list, except during IME composition', () => {
  const ignore = jest.fn();
  render(<ExamplePicker pages={[]} code="" isShared={false} files={[]} onPick={ignore} onIntent={ignore} />);
  const field = screen.getByRole('combobox');
  fireEvent.keyDown(field, {key: 'ArrowDown', isComposing: true});
  fireEvent.keyDown(field, {key: 'ArrowDown', keyCode: 229});
  expect(field.getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(field, {key: 'ArrowDown'});
  expect(field.getAttribute('aria-expanded')).toBe('true');
});
