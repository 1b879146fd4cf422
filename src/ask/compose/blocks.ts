import {edgesOf} from '../../catalogue/edges';
import {alikeTo} from '../alike';
import {type Knowledge, plain, stemsOf} from '../knowledge';
import {type Code, flat, isCode, isText, type Note, type Part, type Passage, titleOf} from '../passage';
import type {Phrases} from '../phrases';

/**
 * Pieces of a section that can be quoted by themselves: a paragraph, a block of code with the sentence that leads to it,
 * one edge, a note.
 */
export interface Unit {
  readonly kind: 'text' | 'example' | 'failure' | 'edge' | 'note';
  readonly markdown: string;
  /** The text by which questions find it. */
  readonly about: string;
  /** The type of a note. */
  readonly type?: string;
  /** A note without its code. */
  readonly brief?: string;
}

/** A link to a section, as its first line of an answer. A matcher's heading is code. */
export function headOf({url, titles}: Passage): string {
  const own = titles.at(-1) ?? '';
  const name = own.startsWith('.') ? `\`${own}\`` : titles.length > 1 ? `${titles[0]}: ${own}` : own;
  return `**[${name}](${url})**`;
}

/** Code as a fenced block, below the name of its file if it has one. */
export const fenced = ({language, title, code}: Code): string =>
  `${title === undefined ? '' : `\`${title}\`\n\n`}\`\`\`${language}\n${code}\n\`\`\``;

/** A note as a quotation with its title. */
function noteOf({type, title, parts}: Note, phrases: Phrases): string {
  const name = type === 'fault' && title ? `${phrases.fault}: ${title}` : title;
  const lines = [...(name ? [`**${name}**`] : []), ...parts.flatMap(markdownOf(phrases))];
  return lines
    .join('\n\n')
    .split('\n')
    .map(line => `> ${line}`.trimEnd())
    .join('\n');
}

/** A part as it is quoted whole. */
export const markdownOf =
  (phrases: Phrases) =>
  (part: Part): string[] => {
    if (part.kind === 'text') return [part.markdown];
    if (part.kind === 'note') return part.type === 'related' ? [] : [noteOf(part, phrases)];
    return part.shows === 'edges'
      ? [
          edgesOf(part.code)
            .edges.map(({statement}) => `- ${statement}`)
            .join('\n'),
        ]
      : [fenced(part)];
  };

/** A section, piece by piece; its list of relatives left out. */
export function unitsOf({parts}: Passage, phrases: Phrases): Unit[] {
  const units: Unit[] = [];
  parts.forEach((part, at) => {
    const before = parts[at - 1];
    if (part.kind === 'note') {
      if (part.type === 'related') return;
      const texts = flat(part.parts)
        .filter(isText)
        .map(({markdown}) => plain(markdown));
      units.push({
        kind: 'note',
        type: part.type,
        markdown: noteOf(part, phrases),
        brief: noteOf({...part, parts: part.parts.filter(isText)}, phrases),
        about: [part.title ?? '', ...texts].join('\n'),
      });
    } else if (part.kind === 'text') units.push({kind: 'text', markdown: part.markdown, about: plain(part.markdown)});
    else if (part.shows === 'edges') units.push(...edgeUnits(part));
    else {
      const led = before && isText(before) && before.markdown.endsWith(':') ? units.pop() : undefined;
      units.push({
        kind: part.shows === 'failure' ? 'failure' : 'example',
        markdown: [...(led ? [led.markdown] : []), fenced(part)].join('\n\n'),
        about: [led?.about ?? '', part.title ?? '', ...(part.shows === 'failure' ? [part.code] : [])].join('\n'),
      });
    }
  });
  return units;
}

/** Each edge: what it states, and the code that shows it, as an item of a list. */
function edgeUnits({code, language}: Code): Unit[] {
  const lines = code.split('\n');
  return edgesOf(code).edges.map(({statement, body: [from, to]}) => {
    // The body is indented by two columns, which is what an item of a list needs.
    const body = lines.slice(from, to).join('\n');
    return {
      kind: 'edge',
      markdown: `- ${statement}\n\n  \`\`\`${language}\n${body}\n  \`\`\``,
      about: `${statement}\n${body}`,
    };
  });
}

/** Pieces that say less than this share of the best one's words are not about the question. */
const LEAST_SHARE = 0.6;
const ALIKE = 0.6;

/**
 * The pieces that a question touches, in the section's order.
 * @param words stems
 * @param names identifiers that count as words
 * @param most how many at the most
 */
export function touched(
  units: readonly Unit[],
  words: readonly string[],
  names: readonly string[],
  most: number,
  {weightOf}: Knowledge,
): Unit[] {
  const scored = units.map((unit, at) => {
    const stems = stemsOf(unit.about);
    const share = (word: string) => (stems.has(word) ? 1 : alikeTo(word).some(other => stems.has(other)) ? ALIKE : 0);
    const named = names.filter(name => unit.about.includes(name)).length * NAMED;
    return {unit, at, score: words.reduce((sum, word) => sum + weightOf(word) * share(word), named)};
  });
  const best = Math.max(0, ...scored.map(({score}) => score));
  return scored
    .filter(({score}) => score > 0 && score >= LEAST_SHARE * best)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({unit}) => unit);
}

/** What an identifier is worth beside words. */
const NAMED = 5;

/** The first sentences of a section: what a matcher checks, what a guide is about. */
export const leadOf = ({parts}: Passage): string | undefined => parts.find(isText)?.markdown;

/** A matcher's parameters, a line each. */
export const parametersOf = ({parts}: Passage): string | undefined =>
  parts.filter(isText).find(({markdown}) => /^- `(?:\.\.\.)?\w+\??: /.test(markdown))?.markdown;

/** A matcher's relatives, a line each. */
export function relativesOf({parts}: Passage): string[] {
  const related = parts.find((part): part is Note => part.kind === 'note' && part.type === 'related');
  return (related?.parts ?? []).filter(isText).flatMap(({markdown}) => markdown.split(/\n(?=- )/));
}

/** Whether a section shows code, in its notes too. */
export const hasCode = ({parts}: Passage): boolean => flat(parts).some(isCode());

/** A line that leads to a section and says its first sentence. */
export function lineTo(passage: Passage): string {
  const own = titleOf(passage);
  const name = own.startsWith('.') ? `\`${own}\`` : own;
  const [sentence] = /^[^|]*?[.:](?=\s|$)/s.exec(leadOf(passage) ?? '') ?? [];
  return `- [${name}](${passage.url})${sentence ? `: ${sentence.replace(/:$/, '.')}` : ''}`;
}
