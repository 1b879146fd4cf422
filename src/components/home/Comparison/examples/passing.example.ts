test('deals an ace, a king and a queen', () => {
  const hand = ['queen', 'ace', 'king'];
  const want = ['ace', 'king', 'queen'];

  expect(hand).toIncludeSameMembers(want);
});
