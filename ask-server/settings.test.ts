import {readFileSync} from 'node:fs';
import path from 'node:path';
import {getDefaults} from 'valibot';
import {SETTINGS, settingsOf} from './settings';

test('requires no variable', () => {
  expect(settingsOf({PORT: ''})).toMatchObject({PORT: 8787, model: undefined, ASK_SILENCE_SECONDS: 12_000});
});

test('reads variables', () => {
  const settings = settingsOf({
    PORT: '9000',
    OPENAI_BASE_URL: 'http://localhost:11434/v1',
    OPENAI_MODEL: 'some-model',
    ASK_ORIGINS: 'https://a.example, http://localhost:3000',
    ASK_LOG_QUESTIONS: '1',
    ASK_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
    ASK_AI_URL: 'http://localhost:8787/chat',
  });
  expect(settings).toMatchObject({
    PORT: 9000,
    ASK_ORIGINS: ['https://a.example', 'http://localhost:3000'],
    ASK_LOG_QUESTIONS: true,
    model: {name: 'some-model', baseUrl: 'http://localhost:11434/v1', key: undefined},
  });
  const trusts = ['10.1.2.3', '11.1.2.3'].map(address => settings.ASK_TRUSTED_PROXIES?.(address, 0));
  expect(trusts).toEqual([true, false]);
});

test('names all errors at once', () => {
  const environment = {
    PORT: '80a',
    ASK_ORIGINS: 'https://a.example/docs',
    ASK_TOKEN_SECRET: 'short',
    ASK_STREAMS: '0',
    ASK_TRUSTED_PROXIES: 'everybody',
    ASK_LOG_QUESTIONS: 'yes',
    ASK_LOG_LEVEL: 'loud',
    ASK_ORIGIN: 'https://a.example',
    OPENAI_BASE_URL: 'localhost:11434',
  };
  const said = () => settingsOf(environment);
  for (const name of Object.keys(environment)) expect(said).toThrow(`- ${name} `);
  expect(said).toThrow('PORT must be a whole number from 0 to 65535. It is "80a".');
  expect(said).toThrow('ASK_ORIGIN is not a setting. ask-server/README.md lists all settings.');
  expect(said).toThrow(expect.objectContaining({message: expect.not.stringContaining('short"')}));
});

test.each([
  [{OPENAI_BASE_URL: 'http://localhost:11434/v1'}, 'OPENAI_BASE_URL is set and OPENAI_MODEL is not.'],
  [{OPENAI_MODEL: 'some-model'}, 'OPENAI_MODEL is set, but neither OPENAI_BASE_URL nor OPENAI_API_KEY is.'],
])('a model has to be complete: %j', (environment, sentence) => {
  expect(() => settingsOf(environment)).toThrow(sentence);
});

test('the README lists every setting with its default', () => {
  const text = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  const rows = Array.from(text.matchAll(/^\| `([A-Z_]+)` *\| (?:`([^`]*)`)? *\|/gm), ([, name, fallback = '']) => [
    name,
    fallback,
  ]);
  expect(rows).toIncludeSameMembers(
    Object.entries(getDefaults(SETTINGS)).map(([name, fallback = '']) => [name, fallback]),
  );
});
