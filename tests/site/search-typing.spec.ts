import {hits, input, openModal} from './search';
import {expect, open, test} from './test';

/** Has the page mark each use of what takes time at every key. */
const marking = () => {
  const {setItem} = Storage.prototype;
  Storage.prototype.setItem = function (...item) {
    performance.mark('written');
    setItem.apply(this, item);
  };
  const select = window.getSelection.bind(window);
  window.getSelection = () => {
    performance.mark('selection read');
    return select();
  };
};

// Without the edits 'selection at every key' and 'storage tried at every key' there are several of each to a key.
for (const [what, mark] of [
  ['writes to no storage', 'written'],
  ['does not ask what is selected', 'selection read'],
] as const) {
  test(`Who types into the modal ${what}`, async ({page}) => {
    await page.addInitScript(marking);
    await open(page, '/docs');
    await openModal(page);
    await input(page).press('i');
    await expect(input(page)).toHaveValue('i');
    const count = () => page.evaluate(name => performance.getEntriesByName(name).length, mark);
    const before = await count();
    // The modal opened with them.
    expect(before).toBeGreaterThan(0);

    await input(page).pressSequentially('s array');
    await expect(hits(page).first()).toContainText('toBeArray');

    expect(await count()).toBe(before);
  });
}
