/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import InstallCommand from '.';

const command = 'npm install --save-dev jest-extended';

// The module exists only in a build. The tests use a hydrated page.
jest.mock('@docusaurus/useIsBrowser', () => ({__esModule: true, default: () => true}), {virtual: true});

test('copies the command from the keyboard and says so', async () => {
  const user = userEvent.setup();
  render(<InstallCommand />);

  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', {name: 'Copy the install command'}));
  await user.keyboard('{Enter}');

  expect(await navigator.clipboard.readText()).toBe(command);
  expect(screen.getByRole('status').textContent).toBe('The install command is copied.');
});

test('selects the command where there is no clipboard', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<InstallCommand />);

  await user.click(screen.getByRole('button'));

  expect(window.getSelection()?.toString()).toBe(command);
  expect(screen.getByRole('status').textContent).toBeEmpty();
});
