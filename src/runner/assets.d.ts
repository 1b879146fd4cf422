/** plugins/runner-script bundles the file and gives the URL of the script. */
declare module '*?runner-script' {
  const url: string;
  export default url;
}

/** plugins/runner-script makes an HTML page of the file and gives its URL. */
declare module '*?runner-frame' {
  const url: string;
  export default url;
}
