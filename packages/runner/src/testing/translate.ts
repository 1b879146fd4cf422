/** `@docusaurus/Translate` for the harness: the English message with its values. */
export const translate = ({message}: {message: string}, values: Record<string, string> = {}): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
