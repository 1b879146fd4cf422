#!/usr/bin/env bash
# Fake timers of Jest move Temporal; those of Vitest and Node do not.
#
# Guess before the run: none of the three moves Temporal
# Seen: `Date.now()` is 0 under all three. `Temporal.Now.instant()` is 1970 under Jest, and the real time under Vitest and `mock.timers` of Node.
# Versions: Node 26.10.0, jest 30.5.2, vitest 4.1.12
# For readers: under Vitest, pass the time as an argument, or mock `Temporal.Now`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --save-exact --no-audit --no-fund node@26.10.0 jest@30.5.2 vitest@4.1.12 >> npm.log 2>&1 || { cat npm.log; exit 2; }
write() { # file, how to start, whether Temporal follows
  cat > "$1" << CODE
test('the clock', () => {
  $2
  expect(Date.now()).toBe(0);
  expect(Temporal.Now.instant().epochMilliseconds < 1000).toBe($3);
});
CODE
}
write jest.test.js 'jest.useFakeTimers({now: 0});' true
write vitest.spec.js 'vi.useFakeTimers({now: 0});' false
cat > node.mjs << 'CODE'
import {mock} from 'node:test';
mock.timers.enable({apis: ['Date'], now: 0});
process.exit(Date.now() === 0 && Temporal.Now.instant().epochMilliseconds > 1000 ? 0 : 1);
CODE
node=node_modules/.bin/node
"$node" node_modules/jest/bin/jest.js jest.test || { echo 'The behavior of Jest changed.'; exit 1; }
"$node" node_modules/vitest/vitest.mjs run --globals vitest.spec || { echo 'The behavior of Vitest changed.'; exit 1; }
"$node" node.mjs || { echo 'The behavior of Node changed.'; exit 1; }
echo 'As described: Temporal follows the fake clock of Jest only'
