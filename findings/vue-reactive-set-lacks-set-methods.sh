#!/usr/bin/env bash
# A reactive Set of Vue throws for union() and the other new Set methods; a plain Set takes it as the argument.
#
# Guess before the run: the first one throws
# Seen: `reactive(set).union(other)` throws a TypeError, and `set.union(reactive(other))` works.
# Versions: Node 26.10.0, vue 3.5.45
# For readers: call it on `toRaw(tags)`, or on `new Set(tags)`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --save-exact --no-audit --no-fund node@26.10.0 vue@3.5.45 >> npm.log 2>&1 || { cat npm.log; exit 2; }
cat > run.mjs << 'CODE'
import {reactive} from 'vue';
const run = call => {
  try {
    return [...call()].join('+');
  } catch (error) {
    return error.name;
  }
};
const [tags, others] = [new Set(['a']), new Set(['b'])];
console.log(run(() => reactive(tags).union(others)), run(() => tags.union(reactive(others))));
CODE
expected='TypeError a+b'
seen=$(node_modules/.bin/node run.mjs)
[ "$seen" = "$expected" ] || { printf 'The behavior changed.\nexpected: %s\nseen:     %s\n' "$expected" "$seen"; exit 1; }
echo "As described: $seen"
