import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {unread} from './fields';

/**
 * Removes generated data that no code reads in the browser (fields.ts). Pages are built with all of the data, so a
 * component that reads removed data differs from its built page, and React reports that.
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
