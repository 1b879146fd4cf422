/** The stand-in model in a process of its own. It says its address to the one who started it. */
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
