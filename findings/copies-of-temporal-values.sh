#!/usr/bin/env bash
# Libraries that copy deeply make four different things of a Temporal date.
#
# Guess before the run: all give the same date, and structuredClone() throws
# Seen: lodash gives `{}` for a date itself, and the same date inside an object; rfdc gives a plain object without the methods; klona keeps the date; structuredClone() throws.
# Versions: Node 26.10.0, lodash 4.18.1, rfdc 1.4.1, klona 2.0.6
# For readers: a fixture that is copied with lodash or rfdc loses its dates.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --save-exact --no-audit --no-fund node@26.10.0 lodash@4.18.1 rfdc@1.4.1 klona@2.0.6 >> npm.log 2>&1 || { cat npm.log; exit 2; }
cat > run.mjs << 'CODE'
import {klona} from 'klona';
import lodash from 'lodash';
import rfdc from 'rfdc';
const day = Temporal.PlainDate.from('2026-01-02');
const clone = () => {
  try {
    return structuredClone({day}).day;
  } catch (error) {
    return error.name;
  }
};
const copies = [lodash.cloneDeep(day), lodash.cloneDeep({day}).day, rfdc()({day}).day, klona({day}).day, clone()];
console.log(copies.map(String).join(', '));
CODE
expected='[object Object], 2026-01-02, [object Object], 2026-01-02, DataCloneError'
seen=$(node_modules/.bin/node run.mjs)
[ "$seen" = "$expected" ] || { printf 'The behavior changed.\nexpected: %s\nseen:     %s\n' "$expected" "$seen"; exit 1; }
echo "As described: $seen"
