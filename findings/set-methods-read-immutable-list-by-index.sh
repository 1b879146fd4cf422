#!/usr/bin/env bash
# A Set method reads an Immutable.js List by its indexes, not by its elements.
#
# Guess before the run: a TypeError, as for an array
# Seen: `union()` adds the index 0 instead of the element 2, without an error. An Immutable Set works; an array throws.
# Versions: Node 26.10.0, immutable 5.2.1
# For readers: compare `new Set(list)`, not the list.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --save-exact --no-audit --no-fund node@26.10.0 immutable@5.2.1 >> npm.log 2>&1 || { cat npm.log; exit 2; }
cat > run.mjs << 'CODE'
import {List, Set as ImmutableSet} from 'immutable';
const numbers = new Set([1]);
console.log(JSON.stringify([[...numbers.union(List([2]))], [...numbers.union(ImmutableSet([2]))]]));
CODE
expected='[[1,0],[1,2]]'
seen=$(node_modules/.bin/node run.mjs)
[ "$seen" = "$expected" ] || { printf 'The behavior changed.\nexpected: %s\nseen:     %s\n' "$expected" "$seen"; exit 1; }
echo "As described: $seen"
