import {createHash} from 'node:crypto';
import {type Answerer, getServiceUrl} from '../../config/answerer';
import {isAlgolia} from '../../config/search-engine';

/** What the pages of a build connect to. */
interface Services {
  readonly answerer: Answerer;
  /** The settings of the search theme. */
  readonly search: unknown;
}

/**
 * The policy of a page: scripts and connections only from the site itself and the services that it is configured to use.
 * @param html the page; its inline scripts are allowed by their hashes
 */
export function createPolicy(html: string, services: Services): string {
  const hashes = listInlineScripts(html).map(
    script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    // React and the theme set colors and sizes in style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...listServers(services)].join(' '),
    // static/_headers has these, too, for files that are not pages.
    "base-uri 'self'",
    "form-action 'self'",
    "frame-src 'self'",
    "object-src 'none'",
  ].join('; ');
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
