import {columnInSource, isTestFile, nameAt, RUNNER, testFile} from './test-file';

/** What V8 tells of a frame. */
interface CallSite {
  getScriptNameOrSourceURL(): string | null;
  getFileName(): string | null;
  getLineNumber(): number | null;
  getColumnNumber(): number | null;
  getFunctionName(): string | null;
  getMethodName(): string | null;
  getTypeName(): string | null;
  isNative(): boolean;
  isToplevel(): boolean;
  isConstructor(): boolean;
}

/** Writes stacks as Jest does in Node, in the engine's own hook for it: V8 (Chromium, Edge, Node). */
export function installCallSiteFormat(): void {
  Reflect.set(Error, 'stackTraceLimit', 100);
  Reflect.set(Error, 'prepareStackTrace', (error: Error, sites: readonly CallSite[]) => {
    // The message of now, not of the error's making: Jest changes messages later.
    const header = `${error.name || 'Error'}: ${error.message ?? ''}`;
    const own = sites.filter(site => isTestFile(addressOf(site)));
    // Frames of the runner are noise to a reader; alone they are better than nothing.
    const shown = own.length > 0 ? own : sites;
    return [header, ...shown.map(site => `    at ${describe(site)}`)].join('\n');
  });
}

const addressOf = (site: CallSite) => site.getScriptNameOrSourceURL() || site.getFileName();

function describe(site: CallSite): string {
  if (site.isNative()) return calledAs(site, site.getFunctionName(), 'native');
  const line = site.getLineNumber() ?? 1;
  const column = site.getColumnNumber() ?? 1;
  if (!isTestFile(addressOf(site))) return calledAs(site, site.getFunctionName(), `${RUNNER}:${line}:${column}`);
  const columnThere = columnInSource(line, column);
  const name = nameAt(line, columnThere) ?? site.getFunctionName();
  return calledAs(site, name, `${testFile.path}:${line}:${columnThere}`);
}

/** `new Name (place)`, `Type.method (place)`, `Type.name [as method] (place)`, `name (place)` or the place alone. */
function calledAs(site: CallSite, name: string | null, place: string): string {
  if (site.isConstructor()) return `new ${name || '<anonymous>'} (${place})`;
  if (site.isToplevel()) return name ? `${name} (${place})` : place;
  const type = site.getTypeName();
  const method = site.getMethodName();
  if (!name) return `${type}.${method || '<anonymous>'} (${place})`;
  const owner = type && !name.startsWith(type) ? `${type}.` : '';
  const alias = method && name !== method && !name.endsWith(`.${method}`) ? ` [as ${method}]` : '';
  return `${owner}${name}${alias} (${place})`;
}
