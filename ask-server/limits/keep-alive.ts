/** A comment in an event stream, which clients skip. */
const COMMENT = new TextEncoder().encode(': still there\n\n');

/**
 * A body with comments during a silence: a model can take long to read its prompt, and a page gives up on a silent
 * stream. It is read only on demand, so that a slow reader slows down the model.
 * @param every the longest silence, in milliseconds
 */
export function keptAlive(body: ReadableStream<Uint8Array>, every: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  /** The read in progress. */
  let pending: ReturnType<typeof reader.read> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        pending ??= reader.read();
        const next = await orSilence(pending, every);
        if (next === undefined) {
          controller.enqueue(COMMENT);
          return;
        }
        pending = undefined;
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: reason => reader.cancel(reason),
    },
    {highWaterMark: 0},
  );
}

/** @returns `undefined` if the work takes longer */
async function orSilence<Result>(work: Promise<Result>, milliseconds: number): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}
