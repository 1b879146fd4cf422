import type {LoadContext, Plugin} from '@docusaurus/types';
import {getAnswerer} from '../../config/answerer';
import {editPages} from './edit-pages';
import {createPolicy} from './policy';

/**
 * Puts the content security policy into each page, so that it holds on every host. static/_headers adds what only
 * a header can express.
 */
export default function contentSecurityPolicy(context: LoadContext): Plugin {
  return {
    name: 'content-security-policy',
    async postBuild({outDir}) {
      const {customFields, themeConfig} = context.siteConfig;
      const services = {answerer: getAnswerer(customFields), search: themeConfig['algolia']};
      await editPages(outDir, html => withPolicy(html, createPolicy(html, services)));
    },
  };
}

/** First in the head, behind the character set, because a policy does not hold for elements before it. */
function withPolicy(html: string, policy: string): string {
  const charset = /<meta charset="?utf-8"?[^>]*>/i.exec(html)?.[0];
  if (charset === undefined) throw new Error('A page has no character set.');
  return html.replace(charset, `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
