/** The text on one line, since tools wrap their output differently. */
const unwrap = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Whether output contains a text, ignoring line wrapping.
 * @param text the output of a command
 * @param words the expected text; `…` in it matches any text or none
 */
export function containsText(text: string, words: string): boolean {
  let from = 0;
  const whole = unwrap(text);
  return unwrap(words)
    .split(/\s*…\s*/)
    .every(part => {
      const at = whole.indexOf(part, from);
      from = at + part.length;
      return at !== -1;
    });
}

/**
 * Adds exact versions to the packages in a command.
 * @param command e.g. `npm install --save-dev jest typescript@5.9`
 * @param pins versions by name
 * @throws {Error} if the exact version does not match one in the command
 */
export function pinVersions(command: string, pins: Readonly<Record<string, string>>): string {
  return command.replace(/(?<=\s)(@?[^\s@-][^\s@]*)(?:@(\S+))?(?=\s|$)/g, (word, name: string, asked?: string) => {
    const version = pins[name];
    if (version === undefined) return word;
    if (asked !== undefined && version !== asked && !version.startsWith(`${asked}.`))
      throw new Error(`The command names ${word}, which does not match the scenario's version ${version}.`);
    return `${name}@${version}`;
  });
}
