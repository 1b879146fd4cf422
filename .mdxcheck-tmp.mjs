import {compile} from '@mdx-js/mdx'; import fs from 'fs';
for (const f of process.argv.slice(2)) { const s = fs.readFileSync(f,'utf8').replace(/^---[\s\S]*?---\n/,'').replace(/\s*\{#[^}]+\}$/gm,''); try { await compile(s); console.log('ok', f) } catch (e) { console.log('BAD', f, e.message) } }
