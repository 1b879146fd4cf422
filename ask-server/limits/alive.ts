/** A comment of an event stream: readers pass over it. */
const COMMENT = new TextEncoder().encode(': still there\n\n');

/**
 * The body of an answer that never falls silent: a model can take long to read what it is told, and a page gives up on a
 * stream from which nothing comes. Nothing is made that is not asked for, so that slow readers get no more of it.
 * @param every the longest silence, in milliseconds
 */
export function keptAlive(body: ReadableStream<Uint8Array>, every: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  /** What was asked for and has not come. */
  let coming: ReturnType<typeof reader.read> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        coming ??= reader.read();
        const next = await orSilence(coming, every);
        if (next === undefined) {
          controller.enqueue(COMMENT);
          return;
        }
        coming = undefined;
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: reason => reader.cancel(reason),
    },
    {highWaterMark: 0},
  );
}

/** @returns nothing where the work takes longer than that */
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
