#!/usr/bin/env bash
# undefined that msgpackr wrote is a truthy object for @msgpack/msgpack.
#
# Guess before the run: null in both directions
# Seen: msgpackr writes an extension of its own; @msgpack/msgpack reads an object `ExtData`, so `if (user.deleted)` holds. The other way round it is null.
# Versions: msgpackr 2.1.4, @msgpack/msgpack 3.1.3
# For readers: two services that speak MessagePack need the same library, or objects without undefined.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --save-exact --no-audit --no-fund msgpackr@2.1.4 @msgpack/msgpack@3.1.3 >> npm.log 2>&1 || { cat npm.log; exit 2; }
cat > run.mjs << 'CODE'
import {decode, encode} from '@msgpack/msgpack';
import {pack, unpack} from 'msgpackr';
const user = {deleted: undefined};
console.log(decode(pack(user)).deleted?.constructor.name, unpack(encode(user)).deleted);
CODE
expected='ExtData null'
seen=$(node run.mjs)
[ "$seen" = "$expected" ] || { printf 'The behavior changed.\nexpected: %s\nseen:     %s\n' "$expected" "$seen"; exit 1; }
echo "As described: $seen"
