import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createMistake} from '@jest-extended/docs-model/mistake';
import {redirects} from '../../config/redirects';
import {renderHeaders, renderRedirects} from '../../deploy/hosts';
import {findMistakes} from './mistakes';

/** Writes _headers and _redirects, which Netlify and Cloudflare Pages read. */
export default function hostFiles(context: LoadContext): Plugin {
  return {
    name: 'host-files',
    async postBuild({outDir, routesPaths}) {
      const routes = routesPaths.filter(route => !route.endsWith('.html'));
      const mistakes = findMistakes(redirects, new Set(routes.map(route => `/${route.slice(context.baseUrl.length)}`)));
      if (mistakes.length > 0) throw createMistake(mistakes.join('\n'));
      await writeFile(path.join(outDir, '_headers'), renderHeaders());
      await writeFile(path.join(outDir, '_redirects'), renderRedirects(routes));
    },
  };
}
