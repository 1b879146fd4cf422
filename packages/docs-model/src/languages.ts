import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

const load = createRequire(__filename);

/**
 * Loads Prism grammars that prism-react-renderer does not include.
 * @param names Prism's names for them, as in Docusaurus' `prism.additionalLanguages`
 * @throws {Error} when Prism does not have one of them
 */
export function addLanguages(names: readonly string[]): void {
  // Prism's grammars register themselves with a global Prism, so the site's own Prism is global while they load.
  const before = Object.getOwnPropertyDescriptor(globalThis, 'Prism');
  Object.defineProperty(globalThis, 'Prism', {value: Prism, configurable: true});
  try {
    for (const name of names) load(`prismjs/components/prism-${name}`);
  } finally {
    if (before) Object.defineProperty(globalThis, 'Prism', before);
    else Reflect.deleteProperty(globalThis, 'Prism');
  }
}
