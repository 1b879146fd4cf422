/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';
import InstallCommand from '.';

// The modules exist only in a build. The tests use a hydrated page on which the reader has chosen pnpm.
jest.mock('@docusaurus/useIsBrowser', () => ({__esModule: true, default: () => true}), {virtual: true});
jest.mock(
  '@theme/Tabs',
  () => ({__esModule: true, default: ({children}: {children: ReactNode}) => <div>{children}</div>}),
  {virtual: true},
);
jest.mock(
  '@theme/TabItem',
  () => ({
    __esModule: true,
    default: ({value, children}: {value: string; children: ReactNode}) => (
      <div role="tabpanel" hidden={value !== 'pnpm'}>
        {children}
      </div>
    ),
  }),
  {virtual: true},
);

const command = 'pnpm add --save-dev jest-extended';

test('copies the command of the chosen package manager from the keyboard and says so', async () => {
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
