/** The part of subset-font that is used here; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** Each axis pinned to a value or narrowed to a range. */
    variationAxes?: Record<string, number | {min: number; max: number; default?: number}>;
    /** OpenType features to keep; without it all are kept. */
    keepFeatures?: string[];
    /** Leaves out glyphs that only a substitution, a ligature say, would show. */
    noLayoutClosure?: boolean;
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
