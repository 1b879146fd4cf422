test('deals an ace, a king and a queen', () => {
  const hand = ['king', 'ace', 'king'];
  const want = ['ace', 'king', 'queen'];

  expect(
    hand.length === want.length &&
      want.every(c => hand.includes(c)),
  ).toBe(true);
});
