import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {unread} from './fields';

/**
 * Leaves out of the browser's code the generated data that nothing reads there (fields.ts). The built pages are drawn
 * with all of it: a component that does read some is seen to differ from its page.
 */
export default function unreadData(context: LoadContext): Plugin {
  return {
    name: 'unread-data',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: unread.map(({file, fields}) => ({
                include: (resource: string) => file.test(path.relative(context.generatedFilesDir, resource)),
                loader: path.join(__dirname, 'loader.cjs'),
                options: {fields},
              })),
            },
          },
  };
}
