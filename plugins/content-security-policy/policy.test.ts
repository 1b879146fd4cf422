import {createPolicy} from './policy';

const EMBEDDED = {appId: 'embedded', apiKey: 'embedded', indexName: 'docs'};
const ALGOLIA = {appId: 'APP', apiKey: 'key', indexName: 'docs'};

const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find(directive => directive.startsWith(`${name} `));

test('allows the inline scripts of the page by their hashes, each once', () => {
  const html = '<script>a()</script><script src="/b.js"></script><script type="application/ld+json">{}</script>';

  expect(createPolicy(html + html, {answerer: {kind: 'docs'}, search: EMBEDDED})).toBe(
    "default-src 'self'; script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='; " +
      "style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'self'; " +
      "form-action 'self'; frame-src 'self'; object-src 'none'",
  );
});

test.each([
  ['the site itself', {answerer: {kind: 'docs'}, search: EMBEDDED}, "connect-src 'self'"],
  [
    "one's own server",
    {answerer: {kind: 'service', url: 'https://ask.example.org/x/chat'}, search: EMBEDDED},
    "connect-src 'self' https://ask.example.org",
  ],
  [
    'Algolia and its assistant',
    {answerer: {kind: 'assistant', id: 'a'}, search: ALGOLIA},
    "connect-src 'self' https://app-dsn.algolia.net https://app-1.algolianet.com https://app-2.algolianet.com " +
      'https://app-3.algolianet.com https://askai.algolia.com',
  ],
] as const)('allows connections to %s only', (_, services, allowed) => {
  expect(directive(createPolicy('', services), 'connect-src')).toBe(allowed);
});
