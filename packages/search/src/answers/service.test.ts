import type {Block} from './block';
import {sendFeedback, type Service, createServiceSource} from './service';

const apology = 'The assistant did not answer. Your question is kept.';

/** Gives each test its own service, because tokens are kept by its URL. */
let number = 0;
let service: Service;
beforeEach(() => {
  service = {url: `https://ask.example.org/${++number}`, apology};
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const token = (text = 'first') => Response.json({success: true, token: text});
const events = (...chunks: unknown[]) =>
  chunks.map(chunk => `data: ${typeof chunk === 'string' ? chunk : JSON.stringify(chunk)}\n\n`).join('');
const delta = (text: string) => ({type: 'text-delta', id: 'text', delta: text});
const stream = (...chunks: unknown[]) => new Response(events(...chunks));
const answer = () => stream(delta('Yes.'), {type: 'finish'});

/** Answers requests in order, and records them. */
function answering(...responses: (Response | Promise<Response>)[]) {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const next = responses.shift();
    if (!next) throw new TypeError('Failed to fetch');
    return next;
  });
  return {
    requests: () =>
      fetch.mock.calls.map(([url, init]) => ({
        path: String(url).replace(service.url, ''),
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
        signal: init?.signal,
      })),
  };
}

const turns = [{id: 'm1', question: 'is it null', blocks: []}];

async function asked(signal = new AbortController().signal): Promise<Block[]> {
  const blocks: Block[] = [];
  for await (const block of createServiceSource(service)(turns, signal)) blocks.push(block);
  return blocks;
}

const markdown = (text: string): Block => ({type: 'markdown', text});

describe('requests', () => {
  test('a question is sent with a token, which the next one reuses', async () => {
    const {requests} = answering(token(), answer(), answer());
    expect(await asked()).toEqual([markdown('Yes.')]);
    await asked();
    expect(requests().map(({path}) => path)).toEqual(['/token', '', '']);
    expect(requests()[1]).toMatchObject({
      headers: {
        authorization: 'TOKEN first',
        'content-type': 'application/json',
        'x-ai-sdk-version': 'v5',
      },
      body: {trigger: 'submit-message', messages: [{id: 'm1', role: 'user', parts: [{type: 'text'}]}]},
    });
    expect(JSON.stringify(requests())).not.toMatch(/algolia|searchParameters/);
  });

  test("Algolia's assistant gets its id, the index, the public key and the filters", async () => {
    const searchParameters = {facetFilters: ['language:en']};
    service = {...service, assistant: {id: 'one', appId: 'APP', apiKey: 'key', indexName: 'docs', searchParameters}};
    const {requests} = answering(token(), answer());
    await asked();
    expect(requests()[0]?.headers).toMatchObject({'x-algolia-assistant-id': 'one'});
    expect(requests()[1]).toMatchObject({
      headers: {
        'x-algolia-assistant-id': 'one',
        'x-algolia-application-id': 'APP',
        'x-algolia-api-key': 'key',
        'x-algolia-index-name': 'docs',
      },
      body: {searchParameters},
    });
  });

  test('a token that the service rejects is replaced once', async () => {
    const refused = () => new Response('The token is not valid.', {status: 401});
    const {requests} = answering(token(), refused(), token('new'), answer());
    await asked();
    expect(requests().map(({headers}) => headers['authorization'])).toEqual([
      undefined,
      'TOKEN first',
      undefined,
      'TOKEN new',
    ]);
    answering(refused(), token(), refused());
    await expect(asked()).rejects.toThrow('The token is not valid.');
  });

  test('feedback has the question and the opinion', async () => {
    const {requests} = answering(token(), Response.json({success: true}));
    await sendFeedback(service, 'm1', true);
    expect(requests()[1]).toMatchObject({path: '/feedback', body: {messageId: 'm1', thumbs: 1}});
  });

  test('a reader who leaves ends the request', async () => {
    const leaving = new AbortController();
    const endless = new ReadableStream<Uint8Array>({
      start: controller => controller.enqueue(new TextEncoder().encode(events(delta('Half')))),
    });
    const {requests} = answering(token(), new Response(endless));
    for await (const block of createServiceSource(service)(turns, leaving.signal)) {
      expect(block).toEqual(markdown('Half'));
      break;
    }
    expect(requests()[1]?.signal?.aborted).toBeTrue();
    answering(new Promise<Response>(() => undefined));
    const waiting = asked(leaving.signal);
    leaving.abort('left');
    await expect(waiting).rejects.toBe('left');
  });
});

describe('streams', () => {
  const hits = [
    {url: 'https://example.org/docs/a', hierarchy: {lvl0: 'Docs', lvl1: 'Page', lvl2: null}},
    // The first characters of the link alone are not a link to it.
    {url: 'https://example.org/docs', hierarchy: {lvl1: 'Other'}},
  ];

  test('the search, the text and the sources that it links to', async () => {
    answering(
      token(),
      stream(
        {type: 'start'},
        {type: 'tool-input-available', input: {query: 'null'}},
        {type: 'tool-output-available', output: {hits}},
        {type: 'something-new'},
        delta('See [it]('),
        delta('https://example.org/docs/a).'),
        {type: 'source-url', url: '/docs/c', title: 'C'},
        {type: 'finish'},
        '[DONE]',
      ),
    );
    expect(await asked()).toEqual([
      {type: 'search', query: 'null', count: 2},
      markdown('See [it]('),
      markdown('https://example.org/docs/a).'),
      {
        type: 'sources',
        sections: [
          {url: 'https://example.org/docs/a', title: 'Page'},
          {url: '/docs/c', title: 'C'},
        ],
      },
    ]);
  });

  test.each<[string, unknown[], Block[]]>([
    [
      '20,000 sources',
      Array.from({length: 20_000}, (_, index) => ({type: 'source-url', url: `/docs/${index}`, title: 'A'})),
      [{type: 'sources', sections: Array.from({length: 100}, (_, index) => ({url: `/docs/${index}`, title: 'A'}))}],
    ],
    [
      '5,000 searches',
      Array<unknown>(5000).fill({type: 'tool-output-available', output: {query: 'a'.repeat(1000), hits}}),
      Array<Block>(20).fill({type: 'search', query: `${'a'.repeat(512)}…`, count: 2}),
    ],
    [
      '6,000,000 characters',
      Array<unknown>(2000).fill(delta('abc'.repeat(1000))),
      [...Array<Block>(16).fill(markdown('abc'.repeat(1000))), markdown('abc'.repeat(666) + 'ab')],
    ],
    [
      'long titles and URLs',
      [
        {type: 'source-url', url: '/a', title: 'A'.repeat(500_000)},
        {type: 'source-url', url: `/${'b'.repeat(500_000)}`, title: 'B'},
      ],
      [{type: 'sources', sections: [{url: '/a', title: `${'A'.repeat(300)}…`}]}],
    ],
  ])('of %s, only as much as a page can show is an answer, which says so', async (_, chunks, blocks) => {
    answering(token(), stream(...chunks, {type: 'finish'}));
    expect(await asked()).toEqual([...blocks, {type: 'omission'}]);
  });

  test('control characters, bidi marks and too many marks on a letter are removed from all texts', async () => {
    const raw = `\0\u202ea\u001b\r\u2066${'\u0301'.repeat(300)}\u200f`;
    const clean = `a${'\u0301'.repeat(49)}`;
    answering(
      token(),
      stream(
        {type: 'tool-output-available', output: {query: raw}},
        ...Array<unknown>(10).fill(delta('\u0301'.repeat(30))),
        delta(`\n\t${raw}`),
        {type: 'source-url', url: '/a', title: raw},
        {type: 'finish'},
      ),
    );
    expect(await asked()).toEqual([
      {type: 'search', query: clean, count: 0},
      markdown('\u0301'.repeat(30)),
      markdown('\u0301'.repeat(19)),
      markdown(`\n\t${clean}`),
      {type: 'sources', sections: [{url: '/a', title: clean}]},
    ]);
    for (const text of [raw, JSON.stringify({message: raw})]) {
      answering(stream({type: 'error', errorText: text}));
      await expect(asked()).rejects.toMatchObject({message: clean});
      answering(new Response(text, {status: 502}));
      await expect(asked()).rejects.toMatchObject({message: clean});
    }
  });

  test('reads events in chunks of any size, with comments and Windows line endings', async () => {
    const text = `: still there\n\n${events(delta('Yes.'), {type: 'finish'})}`.replaceAll('\n', '\r\n');
    const bytes = [...new TextEncoder().encode(text)];
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const byte = bytes.shift();
        if (byte === undefined) controller.close();
        else controller.enqueue(Uint8Array.of(byte));
      },
    });
    answering(token(), new Response(body));
    expect(await asked()).toEqual([markdown('Yes.')]);
  });

  test.each<[string, string, string?]>([
    ['nothing', ''],
    ['a page', '<!doctype html><title>502</title>'],
    ['half an answer', events(delta('Half'))],
    ['an event that is not JSON', events('{"type"')],
    ['a piece without its text', events({type: 'text-delta', id: 'text'})],
    ['an error for developers', events({type: 'error', errorText: '{"stack":"Error at x"}'})],
    ['an event without its end', 'data: {"type":"finish"}'],
    ['an error with its sentence', events(delta('Half'), {type: 'error', errorText: 'It is gone.'}), 'It is gone.'],
  ])('%s ends with a sentence', async (_, body, sentence = apology) => {
    answering(token(), new Response(body));
    await expect(asked()).rejects.toMatchObject({name: 'AnswerError', message: sentence});
  });
});

describe('silence', () => {
  test.each([
    ['gives no token', () => [new Promise<Response>(() => undefined)]],
    ['falls silent', () => [token(), new Response(new ReadableStream())]],
  ])('a service that %s is abandoned after 14 seconds, and its request ends', async (_, responses) => {
    jest.useFakeTimers();
    const {requests} = answering(...responses());
    const failed = expect(asked()).rejects.toThrow(apology);
    await jest.advanceTimersByTimeAsync(13_999);
    expect(requests().at(-1)?.signal?.aborted).toBeFalse();
    await jest.advanceTimersByTimeAsync(1);
    await failed;
    expect(requests().at(-1)?.signal?.aborted).toBeTrue();
  });
});

describe('failed responses', () => {
  test.each([
    ['a sentence', 'A question is too long.', 'A question is too long.', false],
    ['a message in JSON', '{"message":"Not now. (AI-100)"}', 'Not now.', false],
    ['the end of a conversation', '{"code":"AI-217","message":"Too long."}', 'Too long.', true],
    ['the same in its message', '{"message":"Conversation depth (AI-217)"}', 'Conversation depth', true],
    ['a page', '<html><body>502 Bad Gateway</body></html>', apology, false],
    ['nothing', '', apology, false],
    ['a text for developers', `Too long. (AI-217)${' '.repeat(2000)}`, apology, false],
  ])('%s', async (_, body, message, endsConversation) => {
    answering(token(), new Response(body, {status: 502}));
    await expect(asked()).rejects.toMatchObject({name: 'AnswerError', message, endsConversation});
  });

  test('of a long error, only the beginning is read', async () => {
    const cancel = jest.fn();
    const longError = () => {
      const parts = Array<Uint8Array>(1000).fill(new TextEncoder().encode('a'.repeat(1000)));
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        const part = parts.pop();
        if (part) controller.enqueue(part);
        else controller.close();
      };
      return new Response(new ReadableStream({pull, cancel}), {status: 500});
    };
    answering(longError(), token(), longError());
    await expect(asked()).rejects.toThrow(apology);
    await expect(asked()).rejects.toThrow(apology);
    expect(cancel).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['refuses', Response.json({success: false, message: 'This site may not ask.'}), 'This site may not ask.'],
    ['fails', new Response('<h1>500</h1>', {status: 500}), apology],
    ['sends something else instead of', new Response('hello'), apology],
    ['is not reached for', undefined, apology],
  ])('a service that %s a token', async (_, response, message) => {
    answering(...(response ? [response] : []));
    await expect(asked()).rejects.toMatchObject({name: 'AnswerError', message});
  });
});
