/** The address of the folder with the files that plugins/ask-passages writes, e.g. `/assets/ask/12345678`. */
declare module '@generated/ask-passages/default/folder.json' {
  const address: string;
  export default address;
}
