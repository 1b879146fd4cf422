/** Where plugins/ask-passages put the file that answers quote from, e.g. `/assets/ask/passages-12345678.json`. */
declare module '@generated/ask-passages/default/address.json' {
  const address: string;
  export default address;
}
