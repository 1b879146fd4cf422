/** The id of the current announcement, if any: a constant of announcement.js. */
declare const ANNOUNCEMENT_ID: string | null;

/** The text of the notice, a constant of notice.js. */
declare const MESSAGE: string;

/** The label of the notice's button, a constant of notice.js. */
declare const RETRY: string;

interface Window {
  /**
   * Ends search.js, which defines it.
   * @param onSearch is called with the text of the search that the reader opened before React started, if they did
   */
  takeSearch(onSearch?: (query: string) => void): void;

  /** Requests a file of the host without its content. Gives nothing if the host does not answer in five seconds. */
  askHost(url: string): Promise<Response | undefined>;

  /**
   * Loads the page again in full, e.g. with the code of a new deployment, but only if the host answers and the reader has not
   * gone on. A browser would replace a readable page with its error page.
   * @param otherwise called if the host does not answer
   */
  loadPage(otherwise: () => void): Promise<void>;

  /**
   * Shows a notice with a button that loads the page again, in place of another notice.
   * @param label of the button, by default "Retry"
   */
  offerLoad(text: string, label?: string): void;
}
