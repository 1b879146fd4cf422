const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** Text as HTML that shows it. It is for between tags, where quotes mean nothing. */
export const escaped = (text: string): string => text.replace(/[&<>]/g, sign => ENTITIES[sign] ?? sign);
