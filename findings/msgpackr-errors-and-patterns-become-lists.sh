#!/usr/bin/env bash
# msgpackr turns errors and regular expressions into lists by default.
#
# Guess before the run: objects, or an error
# Seen: a RangeError comes back as `["RangeError", "x", …]`, a pattern as `["a", "g"]`, and a Set as an array, without an error; a Date comes back as a Date.
# Versions: msgpackr 2.1.4
# For readers: use `new Packr({moreTypes: true})`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --save-exact --no-audit --no-fund msgpackr@2.1.4 >> npm.log 2>&1 || { cat npm.log; exit 2; }
cat > run.mjs << 'CODE'
import {pack, unpack} from 'msgpackr';
const copies = [new RangeError('x'), /a/g, new Set([1])].map(value => unpack(pack(value)));
console.log(JSON.stringify(copies.map(copy => [Array.isArray(copy), copy[0]])), unpack(pack(new Date(5))) instanceof Date);
CODE
expected='[[true,"RangeError"],[true,"a"],[true,1]] true'
seen=$(node run.mjs)
[ "$seen" = "$expected" ] || { printf 'The behavior changed.\nexpected: %s\nseen:     %s\n' "$expected" "$seen"; exit 1; }
echo "As described: $seen"
