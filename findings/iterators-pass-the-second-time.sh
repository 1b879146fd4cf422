#!/usr/bin/env bash
# A failed assertion on two iterators passes when it is repeated.
#
# Guess before the run: the second assertion passes
# Seen: the first `.toEqual()` fails and uses both iterators up; the second one compares what is left and passes, in Jest and in Vitest.
# Versions: jest 30.5.2, vitest 4.1.12
# For readers: spread an iterator before you compare it, and never retry such an assertion.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --save-exact --no-audit --no-fund jest@30.5.2 vitest@4.1.12 >> npm.log 2>&1 || { cat npm.log; exit 2; }
cat > iterators.test.js << 'CODE'
test('two iterators', () => {
  const [ids, others] = [[1, 2, 3].values(), [1, 9, 3].values()];
  expect(() => expect(ids).toEqual(others)).toThrow();
  expect(ids).toEqual(others);
});
CODE
npx jest || { echo 'The behavior of Jest changed.'; exit 1; }
npx vitest run --globals || { echo 'The behavior of Vitest changed.'; exit 1; }
echo 'As described: the first assertion fails, the second passes'
