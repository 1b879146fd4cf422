/** `npm run search:records`: see USAGE in ./command. */
import {searchRecords} from './command';

searchRecords({
  args: process.argv.slice(2),
  environment: process.env,
  from: 'build',
  to: '.cache/search-records.json',
  say: line => process.stdout.write(`${line}\n`),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
