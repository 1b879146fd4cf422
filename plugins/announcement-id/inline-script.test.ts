/** @jest-environment jsdom */
import {inlineScript} from './inline-script';

const ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

const run = (id: string): string | null => {
  // Browsers run the script as text, so this does too.
  window.eval(inlineScript(id));
  return document.documentElement.getAttribute(ATTRIBUTE);
};

beforeEach(() => {
  localStorage.clear();
  document.documentElement.setAttribute(ATTRIBUTE, 'true');
});

test('shows a bar whose id is new', () => {
  localStorage.setItem('docusaurus.announcement.id', 'one');

  expect(run('two')).toBe('false');
});

test('leaves a dismissed bar hidden while the id is the same', () => {
  localStorage.setItem('docusaurus.announcement.id', 'one');

  expect(run('one')).toBe('true');
});

test('cannot end its script element', () => {
  expect(inlineScript('</script><b>')).not.toInclude('</script>');
  expect(run('</script><b>')).toBe('false');
});

test('does nothing if storage throws', () => {
  const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });

  expect(run('two')).toBe('true');
  storage.mockRestore();
});
