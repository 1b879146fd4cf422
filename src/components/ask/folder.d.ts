/** The address of the folder with the files that plugins/ask-passages writes, e.g. `/assets/ask/12345678`. */
declare module '@generated/ask-passages/default/folder.json' {
  const folder: string;
  export default folder;
}
