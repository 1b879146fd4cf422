/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {loadAskMode, prepareAsking} from '@site/src/components/search/ask/load';
import SearchModal from '.';

jest.mock('@site/src/components/search/ask/load');
jest.mock('@site/src/components/search/ask/useAnswerer', () => ({useAnswerer: () => ({kind: 'docs'})}));
jest.mock('./useFocusWithin');
jest.mock('@site/src/components/search/docsearch', () => ({
  __esModule: true,
  default: ({onStatus, onQuery}: {onStatus: (text: string) => void; onQuery: (query: string) => void}) => (
    <>
      <input aria-label="Search" className="DocSearch-Input" onChange={({target}) => onQuery(target.value)} />
      <button type="button" onClick={() => onStatus('2 results')}>
        Find
      </button>
    </>
  ),
}));

type Mode = Awaited<ReturnType<typeof loadAskMode>>;

const Panel: Mode = ({onStatus}) => (
  <section>
    <div>
      <textarea />
      <button type="button" onClick={() => onStatus('Copied')}>
        Copy
      </button>
    </div>
  </section>
);

const status = () => screen.getByRole('status').textContent;
const isAsking = () => screen.queryByRole('button', {name: 'Copy'}) !== null;

beforeEach(() => {
  jest.mocked(loadAskMode).mockReset().mockResolvedValue(Panel);
  jest.mocked(prepareAsking).mockReset();
});

async function open() {
  const dialog = document.createElement('dialog');
  const onClose = jest.fn();
  render(<SearchModal query="" onQuery={jest.fn()} dialog={{current: dialog}} onClose={onClose} />, {
    container: document.body.appendChild(dialog),
  });
  dialog.open = true;
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox', {name: 'Search'}));
  return {onClose, user};
}

/** Asks, and waits for the panel. */
async function ask() {
  const opened = await open();
  await opened.user.keyboard('{Alt>}{Enter}{/Alt}');
  await screen.findByRole('button', {name: 'Copy'});
  return opened;
}

test('Escape in an editor leads to the button of its example', async () => {
  const {user} = await ask();
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', {name: 'Copy'}));
  await user.keyboard('{Escape}');
  expect(isAsking()).toBeFalse();
});

test('during IME composition no key asks or closes; a key that is held asks once', async () => {
  const {onClose} = await open();
  const input = screen.getByRole('textbox', {name: 'Search'});
  fireEvent.keyDown(input, {key: 'Escape', isComposing: true});
  fireEvent.keyDown(input, {key: 'Enter', altKey: true, isComposing: true});
  fireEvent.keyDown(input, {key: 'Escape', keyCode: 229});
  expect(onClose).not.toHaveBeenCalled();
  expect(loadAskMode).not.toHaveBeenCalled();
  await act(async () => {
    fireEvent.keyDown(input, {key: 'Enter', altKey: true});
    fireEvent.keyDown(input, {key: 'Enter', altKey: true, repeat: true});
  });
  expect(loadAskMode).toHaveBeenCalledOnce();
});

test('the panel alone is announced while it is open, each text each time', async () => {
  const {user} = await ask();
  await user.click(screen.getByRole('button', {name: 'Copy'}));
  fireEvent.click(screen.getByRole('button', {name: 'Find', hidden: true}));
  const first = status();
  await user.click(screen.getByRole('button', {name: 'Copy'}));
  const second = status();
  expect([first, second?.trim()]).toEqual(['Copied', 'Copied']);
  expect(second).not.toBe(first);
  await user.keyboard('{Escape}');
  expect(status()).toBe('');
});

test('what asking needs is fetched when the pointer moves over the button, once', async () => {
  await open();
  const button = screen.getByRole('button', {name: /^Ask the docs/});
  fireEvent.pointerEnter(button);
  expect(prepareAsking).not.toHaveBeenCalled();
  fireEvent.pointerMove(button);
  fireEvent.pointerMove(button);
  expect(prepareAsking).toHaveBeenCalledOnce();
});
