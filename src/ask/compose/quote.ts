import {edgesOf} from '../../catalogue/edges';
import {synonymsOf} from '../../text/synonyms';
import type {Block, SectionRef} from '../block';
import {type Knowledge, stemsOf} from '../knowledge';
import {type Code, flat, isCode, isNote, isText, type Note, type Part, type Passage, refOf} from '../passage';

/** A part of a section that can be quoted alone: a paragraph, code with the sentence before it, an edge case, a note. */
export interface Unit {
  readonly kind: 'text' | 'example' | 'failure' | 'edge-case' | 'note';
  readonly blocks: readonly Block[];
  /** The text that is compared with questions. */
  readonly about: string;
  /** The kind of a note. */
  readonly note?: string;
  /** A note without its code. */
  readonly brief?: readonly Block[];
}

/** Markdown without the addresses of its links. */
export const plain = (markdown: string): string => markdown.replace(/\]\([^)]*\)/g, ']').replace(/[[\]`*|]/g, ' ');

/** The heading of a section. */
export const signatureOf = (passage: Passage): Block => ({type: 'signature', from: refOf(passage)});

/** A paragraph of a section; nothing if there is no text. */
export const paragraphOf = (markdown: string | undefined, passage: Passage): Block[] =>
  markdown ? [{type: 'paragraph', markdown, from: refOf(passage)}] : [];

/** A code block of a section. */
export const exampleOf = ({kind: _, ...code}: Code, passage: Passage): Block => ({
  type: 'example',
  code,
  from: refOf(passage),
});

const noteOf = (note: Note, passage: Passage): Block => ({
  type: 'note',
  kind: note.type,
  ...(note.title && {title: note.title}),
  blocks: note.parts.flatMap(part => blocksOf(part, passage)),
  from: refOf(passage),
});

/** The blocks for a whole part of a section. Related matchers are quoted separately. */
export function blocksOf(part: Part, passage: Passage): Block[] {
  if (part.kind === 'text') return paragraphOf(part.markdown, passage);
  if (part.kind === 'note') return part.type === 'related' ? [] : [noteOf(part, passage)];
  return part.marks?.shows === 'edge-cases' ? edgeCasesOf(part, refOf(passage)) : [exampleOf(part, passage)];
}

/** A code block of edge cases, as one block per case. */
function edgeCasesOf({code, language, tokens}: Code, from: SectionRef): (Block & {readonly type: 'edge-case'})[] {
  const lines = code.split('\n');
  const packed = tokens?.split(',');
  return edgesOf(code).edges.map(({statement, body}) => ({
    type: 'edge-case',
    statement,
    code: {
      language,
      code: lines
        .slice(...body)
        .map(withoutIndent)
        .join('\n'),
      ...(packed && {
        tokens: packed
          .slice(...body)
          .map(withoutIndentOf)
          .join(','),
      }),
    },
    from,
  }));
}

const withoutIndent = (line: string): string => line.replace(/^ {2}/, '');

/** Most packed lines have a letter for each word. After `=` they have one for each character (src/highlight/packed.ts). */
const withoutIndentOf = (packed: string): string => packed.replace(/^=../, '=');

/** The parts of a section that can be quoted, without its list of related matchers. */
export function unitsOf(passage: Passage): Unit[] {
  const units: Unit[] = [];
  passage.parts.forEach((part, at) => {
    const before = passage.parts[at - 1];
    const blocks = blocksOf(part, passage);
    if (isText(part)) units.push({kind: 'text', blocks, about: plain(part.markdown)});
    else if (isNote(part)) {
      if (part.type === 'related') return;
      const texts = flat(part.parts)
        .filter(isText)
        .map(({markdown}) => plain(markdown));
      units.push({
        kind: 'note',
        note: part.type,
        blocks,
        brief: [noteOf({...part, parts: part.parts.filter(isText)}, passage)],
        about: [part.title ?? '', ...texts].join('\n'),
      });
    } else if (part.marks?.shows === 'edge-cases')
      for (const block of edgeCasesOf(part, refOf(passage)))
        units.push({kind: 'edge-case', blocks: [block], about: `${block.statement}\n${block.code.code}`});
    else {
      const isFailure = part.marks?.verdict === 'fails';
      const led = before && isText(before) && before.markdown.endsWith(':') ? units.pop() : undefined;
      units.push({
        kind: isFailure ? 'failure' : 'example',
        blocks: [...(led?.blocks ?? []), ...blocks],
        about: [led?.about ?? '', part.title ?? '', ...(isFailure ? [part.code] : [])].join('\n'),
      });
    }
  });
  return units;
}

/** The rows of a table that name a matcher, below its head. `undefined` if the text is not a table or has no such row. */
export function rowsAbout(names: readonly string[], markdown: string): readonly string[] | undefined {
  const [head = '', bar = '', ...rows] = markdown.split('\n');
  if (!/^\| ?-/.test(bar)) return undefined;
  const own = rows.filter(row => names.some(name => row.includes(`.${name}(`)));
  return own.length > 0 ? [head, bar, ...own] : undefined;
}

/** Units without paragraphs that are already quoted. */
export const without = (units: readonly Unit[], ...quoted: readonly (string | undefined)[]): Unit[] =>
  units.filter(
    ({kind, blocks: [block]}) => kind !== 'text' || block?.type !== 'paragraph' || !quoted.includes(block.markdown),
  );

/** A unit that covers a lower share of the question than this share of the best one is not about the question. */
const LEAST_SHARE = 0.6;
const ALIKE = 0.6;
/** The weight of an identifier. */
const NAMED = 5;

/**
 * The units that are relevant to a question, in the section's order.
 * @param words stems
 * @param names identifiers, which count as words
 * @param most the largest number of units
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
    const share = (word: string) =>
      stems.has(word) ? 1 : synonymsOf(word).some(other => stems.has(other)) ? ALIKE : 0;
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

/** The first paragraph of a section: the check of a matcher, the subject of a guide. */
export const leadOf = ({parts}: Passage): string | undefined => parts.find(isText)?.markdown;

/** A matcher's parameters, one per line. */
export const parametersOf = ({parts}: Passage): string | undefined =>
  parts.filter(isText).find(({markdown}) => /^- `(?:\.\.\.)?\w+\??: /.test(markdown))?.markdown;

/** Related matchers, a line of Markdown for each. */
export function relativesOf({parts}: Passage): string[] {
  const related = parts.filter(isNote).find(({type}) => type === 'related');
  return (related?.parts ?? [])
    .filter(isText)
    .flatMap(({markdown}) => markdown.split(/^- /m).slice(1))
    .map(line => line.trim());
}

/** Related matchers as a block; nothing if there are none. */
export const relativesBlock = (lines: readonly string[], passage: Passage): Block[] =>
  lines.length > 0 ? [{type: 'relatives', lines, from: refOf(passage)}] : [];

/** Whether a section has code, also in its notes, in addition to the messages that it explains. */
export const hasCode = ({parts}: Passage): boolean =>
  flat(parts).some(part => isCode(part) && part.language !== 'text');

/** Links to sections, each with its first sentence; nothing if there are no sections. */
export const linksTo = (why: 'more' | 'near', passages: readonly Passage[]): Block[] =>
  passages.length > 0 ? [{type: 'sections', why, sections: passages.map(linkTo)}] : [];

function linkTo(passage: Passage): SectionRef & {readonly summary?: string} {
  // A point in code does not end a sentence.
  const [sentence] = /^(?:`[^`]*`|[^|`])*?[.:](?=\s|$)/s.exec(leadOf(passage) ?? '') ?? [];
  return {...refOf(passage), ...(sentence && {summary: sentence.replace(/:$/, '.')})};
}
