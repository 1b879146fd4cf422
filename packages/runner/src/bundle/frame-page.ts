import {createHash} from 'node:crypto';

/**
 * The page of the sandboxed frame. Its policy allows only this script, by its hash, and workers created from text that
 * the page sends (`blob:`). It allows no connections. Workers inherit it.
 *
 * @param script the frame's script
 * @returns HTML
 */
export function writeFramePage(script: string): string {
  const inline = script.trim().replaceAll('</script', '<\\/script');
  const hash = createHash('sha256').update(inline).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' blob:`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<title>Test runner</title>
<script>${inline}</script>
</html>
`;
}
