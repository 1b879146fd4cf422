// Serves built sites as `docusaurus serve` does, in one process that loads nothing else: node serve.mjs PORT=FOLDER ...
import {createServer} from 'node:http';
import serveFile from 'serve-handler';

for (const [port, folder] of process.argv.slice(2).map(argument => argument.split('='))) {
  createServer((request, response) =>
    serveFile(request, response, {public: folder, cleanUrls: true, directoryListing: false}),
  ).listen(Number(port), 'localhost');
}
