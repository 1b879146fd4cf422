#!/usr/bin/env bash
# currency.js rounds the halves of negative amounts toward zero, those of positive amounts away from it.
#
# Guess before the run: halves are rounded away from zero, as by `Number.prototype.toFixed()`
# Seen: 1.005 is 1.01 and -1.005 is -1, so a refund is a cent smaller than its price. The same for 2.5 and -2.5 without decimals.
# Versions: currency.js 2.0.4
# For readers: compute a refund as `currency(price).multiply(-1)`, and test it with an amount that ends in half a cent.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --save-exact --no-audit --no-fund currency.js@2.0.4 >> npm.log 2>&1 || { cat npm.log; exit 2; }
cat > run.mjs << 'CODE'
import currency from 'currency.js';
const whole = {precision: 0};
console.log(JSON.stringify([currency(1.005).value, currency(-1.005).value, currency(2.5, whole).value, currency(-2.5, whole).value]));
CODE
expected='[1.01,-1,3,-2]'
seen=$(node run.mjs)
[ "$seen" = "$expected" ] || { printf 'The behavior changed.\nexpected: %s\nseen:     %s\n' "$expected" "$seen"; exit 1; }
echo "As described: $seen"
