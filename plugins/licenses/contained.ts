/** The notice of a package whose license file the bundler does not see. */
export interface Notice {
  readonly license: 'MIT';
  readonly copyright: string;
}

const ALGOLIA: Notice = {license: 'MIT', copyright: 'Copyright (c) Algolia, Inc.'};

/**
 * Packages whose code is in the published files of another package, so that the bundler does not see them. The versions
 * are in the manifest of that package.
 */
export const contained: Readonly<Record<string, Readonly<Record<string, Notice>>>> = {
  // Its ask mode is left out (plugins/dependency-edits).
  '@docsearch/react': {'@algolia/autocomplete-core': ALGOLIA},
  'prism-react-renderer': {prismjs: {license: 'MIT', copyright: 'Copyright (c) 2012 Lea Verou'}},
};

/** Packages without a license file. Their manifest, their README or their sources name the owner. */
export const withoutText: Readonly<Record<string, Notice>> = {
  '@docsearch/css': ALGOLIA,
  '@docsearch/react': ALGOLIA,
  infima: {license: 'MIT', copyright: 'Copyright (c) Facebook, Inc. and its affiliates.'},
  isarray: {license: 'MIT', copyright: 'Copyright (c) 2013 Julian Gruber'},
};

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use,
copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom
the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The text of a notice. */
export const writeNotice = ({copyright}: Notice): string => `${copyright}\n\n${MIT}`;
