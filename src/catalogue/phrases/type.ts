/**
 * For each matcher how readers may put what they want, in their own words: phrases with commas between them. A page
 * shows the names of src/catalogue/words; these are for the search and for questions alone.
 */
export type Phrases = Readonly<Record<string, string>>;
