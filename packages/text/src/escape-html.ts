const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** A text as HTML, for use between tags: quotes are kept, so it is not safe in an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, character => ENTITIES[character] ?? character);
