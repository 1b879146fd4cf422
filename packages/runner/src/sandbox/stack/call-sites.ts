import {isTestFile, findLibraryPlace, findName, testFile} from './test-file';

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
    return [header, ...sites.flatMap(describeFrame)]
      .map((line, index) => (index > 0 ? `    at ${line}` : line))
      .join('\n');
  });
}

/** A frame as text; empty for the runner's own frames and for library frames that Jest's reports never show. */
function describeFrame(site: CallSite): string[] {
  const url = site.getScriptNameOrSourceURL() || site.getFileName();
  // Native frames, e.g. `Array.forEach`.
  if (!url) return [String(site)];
  const line = site.getLineNumber() ?? 1;
  const column = site.getColumnNumber() ?? 1;
  if (isTestFile(url)) {
    const place = testFile.findPlace({line, column});
    const name = findName(place) ?? site.getFunctionName();
    return [writeCall(site, name, `${testFile.path}:${place.line}:${place.column}`)];
  }
  const place = findLibraryPlace(line, column);
  return place ? [writeCall(site, site.getFunctionName(), place)] : [];
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
