#!/usr/bin/env bash
# Bun's own toBePositive() and toBeNegative() reject fractions near zero.
#
# Guess before the run: they compare with zero, as the matchers of jest-extended do, which Bun's have their names from
# Seen: 0.49 is not positive and -0.49 is not negative, while 0.5 and -0.5 are: the value is rounded first. toBeGreaterThan(0) accepts 0.49.
# Versions: Bun 1.4.5
# For readers: under Bun, write toBeGreaterThan(0) for prices, ratios and other fractions.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --save-exact --no-audit --no-fund bun@1.4.5 >> npm.log 2>&1 || { cat npm.log; exit 2; }
cat > run.test.js << 'CODE'
import {writeFileSync} from 'node:fs';
import {expect, test} from 'bun:test';
const passes = check => {
  try {
    check();
    return true;
  } catch {
    return false;
  }
};
test('fractions', () => {
  const seen = [
    ...[0.49, 0.5].map(value => passes(() => expect(value).toBePositive())),
    ...[-0.49, -0.5].map(value => passes(() => expect(value).toBeNegative())),
    passes(() => expect(0.49).toBeGreaterThan(0)),
  ];
  writeFileSync('seen.txt', seen.join(' '));
});
CODE
node_modules/.bin/bun test run.test.js > bun.log 2>&1 || { cat bun.log; exit 2; }
expected='false true false true true'
seen=$(cat seen.txt)
[ "$seen" = "$expected" ] || { printf 'The behavior changed.\nexpected: %s\nseen:     %s\n' "$expected" "$seen"; exit 1; }
echo "As described: $seen"
