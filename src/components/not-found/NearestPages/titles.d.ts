/** The titles of the docs by their paths, from plugins/page-titles. */
declare module '@generated/page-titles/default/titles.json' {
  const titles: Readonly<Record<string, string>>;
  export default titles;
}
