#!/usr/bin/env bash
# superjson turns a Temporal date into text without a word; devalue brings it back.
#
# Guess before the run: both give a string, or throw
# Seen: superjson restores Dates and Maps, and gives a string for a Temporal date; devalue gives a Temporal date.
# Versions: Node 26.10.0, superjson 2.2.7, devalue 6.0.3
# For readers: a loader or an action that uses superjson returns text where the code wrote a date.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --save-exact --no-audit --no-fund node@26.10.0 superjson@2.2.7 devalue@6.0.3 >> npm.log 2>&1 || { cat npm.log; exit 2; }
cat > run.mjs << 'CODE'
import * as devalue from 'devalue';
import superjson from 'superjson';
const day = Temporal.PlainDate.from('2026-01-02');
const copies = [superjson.parse(superjson.stringify({day})).day, devalue.parse(devalue.stringify({day})).day];
console.log(copies.map(copy => typeof copy).join(', '));
CODE
expected='string, object'
seen=$(node_modules/.bin/node run.mjs)
[ "$seen" = "$expected" ] || { printf 'The behavior changed.\nexpected: %s\nseen:     %s\n' "$expected" "$seen"; exit 1; }
echo "As described: $seen"
