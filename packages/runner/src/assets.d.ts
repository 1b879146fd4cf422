/** URL of the script that plugins/runner-script bundles from the file. */
declare module '*?runner-script' {
  const url: string;
  export default url;
}

/** URL of the HTML page that plugins/runner-script makes of the file. */
declare module '*?runner-frame' {
  const url: string;
  export default url;
}
