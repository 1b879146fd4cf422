#!/usr/bin/env bash
# The tag !!float of a whole number gives text in yaml, a number in js-yaml.
#
# Guess before the run: the number 1 in both
# Seen: yaml 2 warns of an unresolved tag and gives the string "1"; js-yaml 5 gives the number 1. `!!float 1.0` is a number in both.
# Versions: yaml 2.9.1, js-yaml 5.5.0
# For readers: write `1.0`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --save-exact --no-audit --no-fund yaml@2.9.1 js-yaml@5.5.0 >> npm.log 2>&1 || { cat npm.log; exit 2; }
cat > run.mjs << 'CODE'
import {load} from 'js-yaml';
import {parse} from 'yaml';
console.log([parse, load].map(read => ['!!float 1', '!!float 1.0'].map(text => typeof read(text, {logLevel: 'error'})).join('+')).join(' '));
CODE
expected='string+number number+number'
seen=$(node run.mjs)
[ "$seen" = "$expected" ] || { printf 'The behavior changed.\nexpected: %s\nseen:     %s\n' "$expected" "$seen"; exit 1; }
echo "As described: $seen"
