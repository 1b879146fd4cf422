/** The docs' examples, from plugins/playground-examples. */
declare module '@generated/playground-examples/default/examples.json' {
  const pages: readonly {
    readonly title: string;
    readonly examples: readonly {readonly heading: string; readonly title: string; readonly code: string}[];
  }[];
  export default pages;
}

/** The example with which the playground starts, and others that fail, wait for a promise and call a mock. */
declare module '@generated/playground-examples/default/starters.json' {
  const examples: readonly {
    /** The title of its page. */
    readonly page: string;
    readonly heading: string;
    readonly title: string;
    readonly code: string;
  }[];
  export default examples;
}
