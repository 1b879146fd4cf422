const path = '/docs/matchers/tarot';
const site = new Map([
  ['/docs', 'Introduction'],
]);

test('the page exists', () => {
  const page = site.get(path);

  expect(page).not.toBeNil();
});
