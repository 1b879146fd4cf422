/*
 * Client module: offers to load the page again when code of it cannot be loaded. The notice is in the HTML
 * (plugins/early-scripts), because this script may not load either.
 */
import {translate} from '@docusaurus/Translate';

/** Only loading the page again asks for the code of a new deployment. */
export function offerReload(): void {
  window.offerLoad(translate({id: 'site.Loading.failed', message: 'Part of this page did not load.'}));
}

/**
 * Whether the host no longer has a file, or answers with a page in the place of a script: then the site has been deployed
 * again since the page was loaded.
 * @param error whose `request` is the URL of a file that could not be loaded, as that of a failed `import()` is
 */
export async function isSiteReplaced(error: unknown): Promise<boolean> {
  const url = error instanceof Error && 'request' in error ? error.request : undefined;
  if (typeof url !== 'string') return false;
  const answer = await window.askHost(url);
  const isPage = answer?.headers.get('content-type')?.startsWith('text/html') === true;
  return answer?.status === 404 || (isPage && !url.endsWith('.html'));
}

/** Docusaurus calls this when a navigation begins. */
export function onRouteUpdate({previousLocation}: {readonly previousLocation: unknown}): void {
  if (previousLocation) document.getElementById('load-notice')?.remove();
}
