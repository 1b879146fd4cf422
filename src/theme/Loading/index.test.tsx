/** @jest-environment jsdom */
import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';
import Loading from '.';

/** A part of a page: its content when it has loaded, otherwise the loading component of react-loadable. */
function Part({error, retry, children}: {error: Error | null; retry: () => void; children?: ReactNode}): ReactNode {
  if (children) return children;
  return <Loading isLoading={!error} pastDelay={false} timedOut={false} error={error} retry={retry} />;
}

const failed = new Error('the connection broke');
const retryButtons = () => screen.queryAllByRole('button', {name: 'Retry'});

test('one Retry reloads all parts of a page, and the next page asks again', async () => {
  const outer = jest.fn();
  const inner = jest.fn();
  const innermost = jest.fn();
  const page = render(<Part error={failed} retry={outer} />);
  await userEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(outer).toHaveBeenCalledOnce();

  // The outer part has loaded; the part in it had failed before, and tries again by itself.
  await act(async () => {
    page.rerender(
      <Part error={null} retry={outer}>
        <section>
          <Part error={failed} retry={inner} />
        </section>
      </Part>,
    );
  });
  expect(inner).toHaveBeenCalledOnce();

  // The same, one level deeper.
  await act(async () => {
    page.rerender(
      <Part error={null} retry={outer}>
        <section>
          <Part error={null} retry={inner}>
            <section>
              <Part error={failed} retry={innermost} />
            </section>
          </Part>
        </section>
      </Part>,
    );
  });
  expect(innermost).toHaveBeenCalledOnce();

  await act(async () => page.rerender(<p>The page.</p>));
  const later = jest.fn();
  await act(async () => page.rerender(<Part error={failed} retry={later} />));
  expect(later).not.toHaveBeenCalled();
  expect(retryButtons()).toBeArrayOfSize(1);
});
