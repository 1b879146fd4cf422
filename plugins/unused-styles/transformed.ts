import {transform, type CustomAtRules, type TransformOptions} from 'lightningcss';

/** Transforms style sheets, each by the name of its file. */
export const transformed = (
  styles: ReadonlyMap<string, string>,
  options: Omit<TransformOptions<CustomAtRules>, 'filename' | 'code'>,
): Map<string, string> =>
  new Map(
    [...styles].map(([filename, text]) => [
      filename,
      transform({...options, filename, code: Buffer.from(text)}).code.toString(),
    ]),
  );
