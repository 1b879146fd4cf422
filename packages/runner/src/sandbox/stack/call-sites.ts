import {findPlace, isTestFile, LIBRARY_FRAME, testFile} from './test-file';

/** V8's description of a stack frame. */
interface CallSite {
  getScriptNameOrSourceURL(): string | null;
  getFileName(): string | null;
  getLineNumber(): number | null;
  getColumnNumber(): number | null;
  getFunctionName(): string | null;
  getMethodName(): string | null;
  getTypeName(): string | null;
  isToplevel(): boolean;
  isConstructor(): boolean;
}

/** Formats stacks as Jest in Node does, through the hook that V8 has for it (Chromium, Edge, Node). */
export function installCallSiteFormat(): void {
  Reflect.set(Error, 'stackTraceLimit', 100);
  Reflect.set(Error, 'prepareStackTrace', (error: Error, sites: readonly CallSite[]) => {
    // The current message, because Jest changes messages after an error is created.
    const header = `${error.name || 'Error'}: ${error.message ?? ''}`;
    return [header, ...sites.map(describeFrame)].map((line, index) => (index > 0 ? `    at ${line}` : line)).join('\n');
  });
}

/** A frame as text. */
function describeFrame(site: CallSite): string {
  const url = site.getScriptNameOrSourceURL() || site.getFileName();
  // Native frames, e.g. `Array.forEach`.
  if (!url) return String(site);
  if (!isTestFile(url)) return LIBRARY_FRAME;
  const {line, column, name} = findPlace({line: site.getLineNumber() ?? 1, column: site.getColumnNumber() ?? 1});
  return writeCall(site, name ?? site.getFunctionName(), `${testFile.path}:${line}:${column}`);
}

/** `new Name (place)`, `Type.method (place)`, `Type.name [as method] (place)`, `name (place)`, or only the place. */
function writeCall(site: CallSite, name: string | null, place: string): string {
  if (site.isConstructor()) return `new ${name || '<anonymous>'} (${place})`;
  if (site.isToplevel()) return name ? `${name} (${place})` : place;
  const type = site.getTypeName();
  const method = site.getMethodName();
  if (!name) return `${type}.${method || '<anonymous>'} (${place})`;
  const owner = type && !name.startsWith(type) ? `${type}.` : '';
  const alias = method && name !== method && !name.endsWith(`.${method}`) ? ` [as ${method}]` : '';
  return `${owner}${name}${alias} (${place})`;
}
