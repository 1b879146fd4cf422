/** The address of the file that plugins/ask-passages writes, e.g. `/assets/ask/passages-12345678.json`. */
declare module '@generated/ask-passages/default/address.json' {
  const address: string;
  export default address;
}
