import {expect, onFixture, open, test} from './test';

/** Error messages for developers, by the case of fixture/pages/developer-errors.tsx. */
const ERRORS: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'unknown sidebar': [
    'Can\'t find any sidebar with id "no-such-sidebar"',
    /Available sidebar ids are:\s+- tutorialSidebar/,
  ],
  'unknown doc': ['Couldn\'t find any doc with id "no-such-doc"', /Available doc ids are:[\s\S]+- matchers\/array/],
  'unknown version': [
    "No docs version exist for name '9.9'",
    /Available version names:\s+- current/,
    'A theme navbar item failed to render.',
  ],
  'sidebar without link': ['emptySidebar', 'A theme navbar item failed to render.'],
  'unknown navbar item': [
    'No NavbarItem component found for type "no-such-type".',
    'A theme navbar item failed to render.',
    '"label": "Wrong"',
  ],
  'missing provider': ['is called outside the <DocProvider>'],
  'missing docs plugin': ['no-such-plugin'],
  'no active docs plugin': ["Can't find active docs plugin for", '/docs, /fixture-docs'],
  'no current sidebar': ['DocsSidebarProvider'],
};

test('each mistake of a developer causes an error that names it', async ({page}) => {
  await open(page, onFixture('/fixture/developer-errors'));
  for (const [name, messages] of Object.entries(ERRORS))
    for (const message of messages) await expect(page.getByRole('region', {name, exact: true})).toContainText(message);
});

test('a draft doc causes no error and has no content', async ({read}) => {
  const page = await read(onFixture('/fixture/developer-errors'));
  await expect(page.getByRole('region', {name: 'draft doc'}).locator('output')).toHaveText('null');
});
