#!/usr/bin/env bash
# Native Temporal reads a date of a polyfill in the Hebrew calendar as a date of the year 5786.
#
# Guess before the run: the same day
# Seen: no error, and a date 3,760 years later. It is read as a bag of properties, whose calendar has another name (`calendarId`) than in a bag (`calendar`). A date in the ISO calendar works.
# Versions: Node 26.10.0, @js-temporal/polyfill 0.5.1
# For readers: pass texts between two implementations: `Temporal.PlainDate.from(String(day))`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --save-exact --no-audit --no-fund node@26.10.0 @js-temporal/polyfill@0.5.1 >> npm.log 2>&1 || { cat npm.log; exit 2; }
cat > run.mjs << 'CODE'
import {Temporal as Polyfill} from '@js-temporal/polyfill';
const day = Polyfill.PlainDate.from('2026-01-02[u-ca=hebrew]');
console.log(JSON.stringify([Polyfill.PlainDate.from('2026-01-02'), day].map(date => String(Temporal.PlainDate.from(date)))));
CODE
expected='["2026-01-02","5786-04-13"]'
seen=$(node_modules/.bin/node run.mjs)
[ "$seen" = "$expected" ] || { printf 'The behavior changed.\nexpected: %s\nseen:     %s\n' "$expected" "$seen"; exit 1; }
echo "As described: $seen"
