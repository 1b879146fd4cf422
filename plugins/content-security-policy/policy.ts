import {createHash} from 'node:crypto';
import {type Answerer, getServiceUrl} from '../../config/answerer';
import {isAlgolia} from '../../config/search-engine';

/** What the pages of a build connect to. */
interface Services {
  readonly answerer: Answerer;
  /** The settings of the search theme. */
  readonly search: unknown;
}

/** Directives that hold for every file of the site, the runner's frame included. Hosts send them as a header, too. */
export const EVERYWHERE = {
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-src': "'self'",
  'object-src': "'none'",
} as const;

/** @returns a policy as text */
export const renderPolicy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/**
 * The policy of a page: scripts and connections only from the site itself and the services that it is configured to use.
 * @param html the page; its inline scripts are allowed by their hashes
 */
export function createPolicy(html: string, services: Services): string {
  const hashes = listInlineScripts(html).map(
    script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return renderPolicy({
    'default-src': "'self'",
    'script-src': ["'self'", ...new Set(hashes)].join(' '),
    // React and the theme set colors and sizes in style attributes.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'connect-src': ["'self'", ...listServers(services)].join(' '),
    ...EVERYWHERE,
  });
}

/** Scripts without a URL. Scripts with another type are data. */
const listInlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[^]*?)<\/script>/g)].flatMap(({groups}) =>
    /\s(?:src|type)=/.test(groups?.['attributes'] ?? '') ? [] : [groups?.['text'] ?? ''],
  );

function listServers({answerer, search}: Services): string[] {
  const algolia = isAlgolia(search)
    ? [`${search.appId}-dsn.algolia.net`, ...[1, 2, 3].map(number => `${search.appId}-${number}.algolianet.com`)]
    : [];
  const service = getServiceUrl(answerer);
  return [
    ...algolia.map(host => `https://${host.toLowerCase()}`),
    ...(service === undefined ? [] : [new URL(service).origin]),
  ];
}
