/** As one line, however a tool wraps what it says. */
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Whether a text holds the words, however both are wrapped.
 * @param text what a command said
 * @param words what a page says that it says; `…` among them stands for any text, or none
 */
export function holds(text: string, words: string): boolean {
  let from = 0;
  const whole = flat(text);
  return flat(words)
    .split(/\s*…\s*/)
    .every(part => {
      const at = whole.indexOf(part, from);
      from = at + part.length;
      return at !== -1;
    });
}

/**
 * A command with exact versions for the packages that it names.
 * @param command e.g. `npm install --save-dev jest typescript@5.9`
 * @param pins versions, by name
 * @throws {Error} when the command asks for a version of which the exact one is none
 */
export function pinned(command: string, pins: Readonly<Record<string, string>>): string {
  return command.replace(/(?<=\s)(@?[^\s@-][^\s@]*)(?:@(\S+))?(?=\s|$)/g, (word, name: string, asked?: string) => {
    const version = pins[name];
    if (version === undefined) return word;
    if (asked !== undefined && version !== asked && !version.startsWith(`${asked}.`))
      throw new Error(`the command asks for ${word}, and the scenario would take ${version}`);
    return `${name}@${version}`;
  });
}
