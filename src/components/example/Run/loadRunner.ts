import {lazyComponent, load} from '@site/src/components/shared/load';

/** Loads the client of the runner, which loads the runner itself. The reader sees that it is loading. */
export const loadClient = () => load(() => import('@jest-extended/runner/client'));

const importOutput = async () => (await import('@site/src/components/example/RunOutput')).default;
const importSentence = async () => (await import('@site/src/components/example/RunVerdict/Sentence')).default;

/** The components that show the outcome of a run. */
export const RunOutput = lazyComponent(importOutput);
export const Sentence = lazyComponent(importSentence);

/** Loads the client of the runner, and the components that show the outcome of a run. */
export async function loadRunner() {
  const [client] = await Promise.all([loadClient(), load(importOutput), load(importSentence)]);
  return client;
}
