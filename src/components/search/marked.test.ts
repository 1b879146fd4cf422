import {runsOf, safe} from './marked';

test('separates matches from the rest', () => {
  expect(runsOf('.toBe<mark>Array</mark>(<mark>x</mark>)')).toEqual([
    {text: '.toBe', found: false},
    {text: 'Array', found: true},
    {text: '(', found: false},
    {text: 'x', found: true},
    {text: ')', found: false},
  ]);
});

test.each([
  ['toBeOneOf<T>', 'toBeOneOf&lt;T&gt;'],
  ['toBeOneOf&lt;T&gt; &amp;amp; &#39;a&#039;', "toBeOneOf&lt;T&gt; &amp;amp; 'a'"],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['<mark><script>x</script></mark>', '<mark>&lt;script&gt;x&lt;/script&gt;</mark>'],
  ['</mark><mark>', '&lt;/mark&gt;&lt;mark&gt;'],
  ['', ''],
])('%j is shown as text', (value, html) => {
  expect(safe(value)).toBe(html);
  expect(safe(safe(value))).toBe(html);
});
