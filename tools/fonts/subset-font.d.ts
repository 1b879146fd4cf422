/** The part of subset-font that is used here; the package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** Each axis, pinned to a value or limited to a range. */
    variationAxes?: Record<string, number | {min: number; max: number; default?: number}>;
    /** OpenType features to keep; by default all. */
    keepFeatures?: string[];
    /** Removes glyphs that only substitutions show, such as ligatures. */
    noLayoutClosure?: boolean;
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
