import {createServer} from 'node:http';
import {getRequestListener} from '@hono/node-server';
import {readBuiltDocs} from '@jest-extended/ask/built-docs';
import {createAskService} from '../../../deploy/ask-service';
import {createMockModel, FINISH, type Part} from '../../mock-model';
import {
  ANOTHER,
  ANSWERING,
  answer,
  answered,
  askFollowUp,
  DISCLAIMER,
  exchanges,
  field,
  stopButton,
  submitQuestion,
} from '../ask';
import {dialog, modal} from '../search';
import {sites as builds} from '../sites';
import {expect} from '../test';
import {getPort, shut} from './server';
import {openAsking, test as base} from './test';
import {endpoint} from './ways';

/** An answer of the model, which the test writes. */
interface Answer {
  /** The prompt, as JSON. */
  readonly prompt: string;
  write(...parts: readonly Part[]): void;
  /** Whether the service stopped the model. */
  hasStopped(): boolean;
}

/** deploy/ask-service.ts with the sections of the built site, and a model that the test controls. */
const test = base.extend<{service: {readonly url: string; nextAnswer(): Promise<Answer>}}>({
  service: async ({sites}, use) => {
    const waiting: Answer[] = [];
    const model = createMockModel('toBeNil', ({prompt, abortSignal}) => {
      let write: Answer['write'] = () => undefined;
      const stream = new ReadableStream<Part>({
        start: controller => {
          write = (...parts) => {
            for (const part of parts) controller.enqueue(part);
            if (parts.includes(FINISH)) controller.close();
          };
        },
      });
      waiting.push({prompt: JSON.stringify(prompt), write, hasStopped: () => abortSignal?.aborted ?? false});
      return stream;
    });
    const docs = await readBuiltDocs(builds.endpoint.folder);
    const app = createAskService({docs, model, origin: new URL(sites.endpoint).origin});
    const server = createServer(getRequestListener(app.fetch));
    await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
    await use({
      url: `http://127.0.0.1:${getPort(server)}/chat`,
      async nextAnswer() {
        await expect.poll(() => waiting.length, 'the model is asked').toBeGreaterThan(0);
        const [next] = waiting.splice(0, 1);
        if (!next) throw new Error('The model was not asked.');
        return next;
      },
    });
    await shut(server);
  },
});

const QUESTION = 'is it null';
const SECTION = '/docs/matchers/toBeNil#tobenil';

const START: Part = {type: 'text-start', id: '1'};
const END: readonly Part[] = [{type: 'text-end', id: '1'}, FINISH];
const say = (delta: string): Part => ({type: 'text-delta', id: '1', delta});

test.beforeEach(async ({page, sites, service}) => {
  await openAsking(page, endpoint, sites, service);
  await submitQuestion(page, QUESTION);
});

test('deploy/ask-service.ts: an answer streams from the sections that the search finds, and a follow-up has the conversation', async ({
  page,
  sites,
  service,
}) => {
  const first = await service.nextAnswer();
  expect(first.prompt).toContain(`"url":"${SECTION}"`);
  expect(first.prompt).toContain('Passes when the value is `null` or `undefined`');
  await expect(field(page)).toHaveAttribute('placeholder', ANSWERING);
  await expect(modal(page)).toContainText(DISCLAIMER);
  await expect(answer(page)).toContainText(/Found \d+ sections for "toBeNil"/);
  first.write(START, say('Yes: '));
  await expect(answer(page)).toContainText('Yes:');
  first.write(say(`see [.toBeNil()](${SECTION}), and [this](https://elsewhere.example).`));
  await expect(answer(page)).toContainText('see .toBeNil(), and this');
  await expect(field(page)).toHaveAttribute('placeholder', ANSWERING);
  first.write(...END);
  await answered(page);
  await expect(modal(page)).toContainText(DISCLAIMER);
  await expect(answer(page).getByRole('listitem').getByRole('link')).toHaveCount(1);
  await askFollowUp(page, 'and undefined?');
  const second = await service.nextAnswer();
  for (const text of [QUESTION, 'Yes: see', 'and undefined?']) expect(second.prompt).toContain(text);
  second.write(START, say('Also.'), ...END);
  await answered(page);
  await expect(answer(page)).toContainText('Also.');
  await exchanges(page).first().getByRole('link', {name: '.toBeNil()'}).first().click();
  await expect(page).toHaveURL(`${sites.endpoint}/docs/matchers/toBeNil/#tobenil`);
});

test('deploy/ask-service.ts: Stop ends the request to the model, and the next question is answered', async ({
  page,
  service,
}) => {
  const first = await service.nextAnswer();
  await expect(answer(page)).toContainText('Found');
  expect(first.hasStopped()).toBe(false);
  await stopButton(page).click();
  await expect.poll(() => first.hasStopped()).toBe(true);
  await expect(field(page)).toHaveAttribute('placeholder', ANOTHER);
  await askFollowUp(page, 'and undefined?');
  (await service.nextAnswer()).write(START, say('Also.'), ...END);
  await answered(page);
  await expect(answer(page)).toContainText('Also.');
});

test('deploy/ask-service.ts: an error of the model is a message, and the question is kept', async ({page, service}) => {
  (await service.nextAnswer()).write(START, say('Half of'), {type: 'error', error: new Error('sk-secret')});
  await expect(answer(page)).toContainText('The assistant did not answer. Your question is kept.');
  await expect(answer(page)).toContainText('Half of');
  await expect(dialog(page)).not.toContainText('sk-secret');
  await expect(field(page)).toHaveValue(QUESTION);
  await page.keyboard.press('Enter');
  (await service.nextAnswer()).write(START, say('Yes.'), ...END);
  await answered(page);
  await expect(exchanges(page)).toHaveCount(1);
});
