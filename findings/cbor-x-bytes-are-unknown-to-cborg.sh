#!/usr/bin/env bash
# Bytes that cbor-x wrote cannot be read by cborg.
#
# Guess before the run: both are read as a Uint8Array
# Seen: cbor-x marks a Uint8Array with tag 64, which cborg refuses; a Buffer has no tag and works.
# Versions: cbor-x 1.6.9, cborg 6.1.5
# For readers: set `tagUint8Array: false` in cbor-x.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --save-exact --no-audit --no-fund cbor-x@1.6.9 cborg@6.1.5 >> npm.log 2>&1 || { cat npm.log; exit 2; }
cat > run.mjs << 'CODE'
import {encode} from 'cbor-x';
import {decode} from 'cborg';
const read = bytes => {
  try {
    return decode(encode(bytes)).length;
  } catch (error) {
    return error.message;
  }
};
console.log(read(Buffer.from('a')), read(new Uint8Array([97])));
CODE
expected='1 CBOR decode error: tag not supported (64)'
seen=$(node run.mjs)
[ "$seen" = "$expected" ] || { printf 'The behavior changed.\nexpected: %s\nseen:     %s\n' "$expected" "$seen"; exit 1; }
echo "As described: $seen"
