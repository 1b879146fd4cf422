/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import CodeLine from '.';

test.each([false, true])('markup in code is text (numbered: %s)', numbered => {
  const text = '<img src=x onerror="alert(1)"> &amp; </span>';

  const {container} = render(<CodeLine of={[{text, kind: 'string'}, {text}]} numbered={numbered} />);

  expect(container).toHaveProperty('textContent', text + text);
  expect(container.querySelector('img')).toBeNull();
});
