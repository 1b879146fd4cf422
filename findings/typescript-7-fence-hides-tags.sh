#!/usr/bin/env bash
# TypeScript 7 ignores the tags of a doc comment whose text mentions three backticks.
#
# Guess before the run: both versions read @param, because three backticks in the middle of a line begin no block in Markdown
# Seen: TypeScript 5.9 reports the call with a number. TypeScript 7 does not: the parameter is any. Without the backticks, both report it.
# Versions: TypeScript 5.9.3 and 7.0.2
# For readers: in the doc comments of checked JavaScript, name the kind of a block instead of its marks. `strict` reports the parameter.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --save-exact --no-audit --no-fund typescript@5.9.3 typescript-7@npm:typescript@7.0.2 >> npm.log 2>&1 || { cat npm.log; exit 2; }
cat > marks.js << 'CODE'
/**
 * Reads a ` ```ts ` block.
 * @param {string} code
 */
function read(code) {
  return code;
}
read(1);
CODE
sed 's/ ` ```ts `//' marks.js > plain.js
seen=
for version in typescript typescript-7; do
  for file in marks.js plain.js; do
    node "node_modules/$version/bin/tsc" --noEmit --allowJs --checkJs --strict false "$file" > tsc.log && rc=none || rc=$(grep -o 'TS[0-9]*' tsc.log | head -1)
    seen="$seen$version $file $rc; "
  done
done
expected='typescript marks.js TS2345; typescript plain.js TS2345; typescript-7 marks.js none; typescript-7 plain.js TS2345; '
[ "$seen" = "$expected" ] || { printf 'The behavior changed.\nexpected: %s\nseen:     %s\n' "$expected" "$seen"; exit 1; }
echo "As described: $seen"
