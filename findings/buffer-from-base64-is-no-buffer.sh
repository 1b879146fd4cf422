#!/usr/bin/env bash
# Buffer.fromBase64() gives a Uint8Array, not a Buffer.
#
# Guess before the run: a Buffer
# Seen: the new static methods of Uint8Array are inherited by Buffer, and give a Uint8Array, whose `toString()` lists numbers.
# Versions: Node 26.10.0
# For readers: use `Buffer.from(text, "base64")`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --save-exact --no-audit --no-fund node@26.10.0 >> npm.log 2>&1 || { cat npm.log; exit 2; }
cat > run.mjs << 'CODE'
const bytes = Buffer.fromBase64('aGk=');
console.log(JSON.stringify([Buffer.isBuffer(bytes), String(bytes), Buffer.from('aGk=', 'base64').toString()]));
CODE
expected='[false,"104,105","hi"]'
seen=$(node_modules/.bin/node run.mjs)
[ "$seen" = "$expected" ] || { printf 'The behavior changed.\nexpected: %s\nseen:     %s\n' "$expected" "$seen"; exit 1; }
echo "As described: $seen"
