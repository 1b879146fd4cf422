#!/usr/bin/env bash
# Playwright starts no test if tsconfig.json sets baseUrl to null.
#
# Guess before the run: null removes an inherited option for Playwright, as it does for TypeScript
# Seen: TypeScript accepts the file. Playwright stops: Failed to load tsconfig file. Without the line, it lists the test.
# Versions: @playwright/test 1.64.1, TypeScript 5.9.3
# For readers: leave baseUrl out of tsconfig.json, or unset it on the command line: tsc --baseUrl null.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --save-exact --no-audit --no-fund @playwright/test@1.64.1 typescript@5.9.3 >> npm.log 2>&1 || { cat npm.log; exit 2; }
echo "import {test} from '@playwright/test'; test('a', () => {});" > a.spec.ts
echo '{"compilerOptions": {"baseUrl": ".", "paths": {"@/*": ["./*"]}, "skipLibCheck": true, "noEmit": true}}' > base.json
seen=
for options in '"baseUrl": null' ''; do
  echo "{\"extends\": \"./base.json\", \"compilerOptions\": {$options}}" > tsconfig.json
  npx tsc -p . > tsc.log && seen="${seen}tsc accepts; " || seen="${seen}tsc rejects; "
  npx playwright test --list > list.log 2>&1 && seen="${seen}listed; " || seen="${seen}$(grep -o 'Failed to load tsconfig file' list.log | head -1); "
done
expected='tsc accepts; Failed to load tsconfig file; tsc accepts; listed; '
[ "$seen" = "$expected" ] || { printf 'The behavior changed.\nexpected: %s\nseen:     %s\n' "$expected" "$seen"; exit 1; }
echo "As described: $seen"
