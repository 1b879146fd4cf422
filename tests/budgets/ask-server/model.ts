/** The fake model in its own process. It sends its address to the parent process. */
import {modelServer} from '../../ask-server/model-server';
import {ANSWER, PAUSE} from './answer';

async function main(): Promise<void> {
  const pieces = ANSWER.match(/[\s\S]{1,12}/g) ?? [];
  const {url} = await modelServer(() => ({
    pieces: (async function* () {
      for (const piece of pieces) {
        yield piece;
        await new Promise(resolve => setTimeout(resolve, PAUSE));
      }
    })(),
  }));
  process.send?.(url);
}

void main();
