/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import CodeEditor from '.';

test('Control+Enter runs the code, except during IME composition', () => {
  const onRun = jest.fn();
  render(<CodeEditor value="" onChange={jest.fn()} onRun={onRun} label="Code" />);
  const field = screen.getByRole('textbox', {name: 'Code'});
  fireEvent.keyDown(field, {key: 'Enter', ctrlKey: true, isComposing: true});
  fireEvent.keyDown(field, {key: 'Enter', ctrlKey: true, keyCode: 229});
  expect(onRun).not.toHaveBeenCalled();
  fireEvent.keyDown(field, {key: 'Enter', ctrlKey: true});
  expect(onRun).toHaveBeenCalledOnce();
});
