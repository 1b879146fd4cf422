import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {answered, type Answer} from '../../../src/ask/answer';
import {knowledgeOf} from '../../../src/ask/knowledge';
import {findWith} from '../../../src/ask/local';
import {passagesOf} from '../../../src/ask/passage';
import {english} from '../../../src/ask/phrases';
import {links, site} from '../../../config/site';
import {createEngine} from '../../../src/search/engine';
import {unpacked} from '../../../src/search/index-file';

/**
 * Answers from the files of a built site, as its pages do.
 * @param build the folder of the built site
 * @throws {Error} where a file is missing
 */
export function answererOf(build: string): (questions: readonly string[]) => Promise<Answer> {
  const search = createEngine(unpacked(jsonIn(build, 'assets/search', /^index-\w+\.json$/)), site.url);
  const find = findWith({search: async requests => ({results: requests.map(search)})}, 'jest-extended');
  const knowledge = knowledgeOf(passagesOf(jsonIn(build, 'assets/ask', /^passages-\w+\.json$/)));
  return questions => answered(questions, find, {knowledge, phrases: english, report: () => links.issues});
}

function jsonIn(build: string, folder: string, name: RegExp): unknown {
  const place = path.join(build, folder);
  const file = readdirSync(place).find(each => name.test(each));
  if (file === undefined) throw new Error(`${place} has no file like ${name}. Run \`npm run build\` first.`);
  return JSON.parse(readFileSync(path.join(place, file), 'utf8'));
}
