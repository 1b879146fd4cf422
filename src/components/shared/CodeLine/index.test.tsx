/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import {renderCodeLine} from '.';

test('markup in code is text', () => {
  const text = '<img src=x onerror="alert(1)"> &amp; </span>';

  const {container} = render(renderCodeLine([{text, kind: 'string'}, {text}]));

  expect(container).toHaveProperty('textContent', text + text);
  expect(container.querySelector('img')).toBeNull();
});
