/** A place in generated code and the place in a source that it was made of; lines and columns from 0. */
export interface Segment {
  readonly line: number;
  readonly column: number;
  readonly source: string;
  readonly sourceLine: number;
  readonly sourceColumn: number;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment: base 64, least digit first, five bits each, the lowest bit of all the sign. */
function* numbers(text: string): Generator<number> {
  let value = 0;
  let shift = 0;
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    yield value & 1 ? -(value >> 1) : value >> 1;
    value = 0;
    shift = 0;
  }
}

/**
 * Reads a source map of version 3.
 * @param json as esbuild writes it
 */
export function* readSourceMap(json: string): Generator<Segment> {
  const {sources, mappings}: {sources: string[]; mappings: string} = JSON.parse(json);
  let source = 0;
  let sourceLine = 0;
  let sourceColumn = 0;
  for (const [line, row] of mappings.split(';').entries()) {
    let column = 0;
    for (const text of row.split(',')) {
      const [columns, ofSource, lines, sourceColumns] = numbers(text);
      if (columns === undefined) continue;
      column += columns;
      if (ofSource === undefined || lines === undefined || sourceColumns === undefined) continue;
      source += ofSource;
      sourceLine += lines;
      sourceColumn += sourceColumns;
      yield {line, column, source: sources[source] ?? '', sourceLine, sourceColumn};
    }
  }
}
