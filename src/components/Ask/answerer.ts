/** Which of the ask mode's requests: for a token, with a reader's opinion, or the chat itself. */
export type Path = '/token' | '/feedback' | '';

/**
 * Answers the ask mode's requests (deploy/ask-protocol.md).
 * @param init as DocSearch gives it to `fetch`: a POST whose body, if there is one, is text
 * @returns a response to each; one that failed has a sentence for its body
 */
export type Answerer = (path: Path, init: RequestInit) => Promise<Response>;

/**
 * How long a reader waits for a sign of life, in milliseconds: for the answer to begin, and for it to go on. With what it
 * takes to say so, a dead answer has ended within 15 seconds.
 */
export const PATIENCE = 14_000;

/** A failure as DocSearch tells it: a token's in JSON, any other as the text of its body. */
export const failed = (path: Path, sentence: string, status = 500): Response =>
  path === '/token' ? Response.json({success: false, message: sentence}) : new Response(sentence, {status});
