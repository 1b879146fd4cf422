import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

const load = createRequire(__filename);

/** Grammars that extend another one, which has to be there first. */
const bases: Readonly<Record<string, readonly string[]>> = {php: ['markup-templating']};

/**
 * Teaches Prism languages that prism-react-renderer does not bring.
 * @param names Prism's names for them, as in Docusaurus' `prism.additionalLanguages`
 * @throws {Error} when Prism has no such language
 */
export function teachLanguages(names: readonly string[]): void {
  // Prism's grammars add themselves to the Prism of the global scope, which the site's own Prism becomes for a moment.
  const before = Object.getOwnPropertyDescriptor(globalThis, 'Prism');
  Object.defineProperty(globalThis, 'Prism', {value: Prism, configurable: true});
  try {
    for (const name of names.flatMap(name => [...(bases[name] ?? []), name])) {
      load(`prismjs/components/prism-${name}`);
    }
  } finally {
    if (before) Object.defineProperty(globalThis, 'Prism', before);
    else Reflect.deleteProperty(globalThis, 'Prism');
  }
}
