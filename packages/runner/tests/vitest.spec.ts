import {expect, test} from '../src/testing';

test('runs a test written for Vitest, with its imports, mocks, spies and timers', async ({runner}) => {
  const outcome = await runner.run(`
    import {beforeEach, describe, expect, it, test, vi} from 'vitest';

    beforeEach(() => { vi.restoreAllMocks(); });

    describe('vi', () => {
      it('makes mocks', () => {
        const add = vi.fn((a: number, b: number) => a + b);
        expect(add(1, 2)).toBe(3);
        expect(add).toHaveBeenCalledOnce();
        expect(add).toHaveBeenCalledExactlyOnceWith(1, 2);
      });

      it('spies on methods', () => {
        const shop = {price: () => 1};
        const spy = vi.spyOn(shop, 'price').mockReturnValue(2);
        expect(shop.price()).toBe(2);
        spy.mockRestore();
        expect(shop.price()).toBe(1);
      });

      test('fakes timers', () => {
        vi.useFakeTimers();
        const ring = vi.fn();
        setTimeout(ring, 1000);
        vi.advanceTimersByTime(999);
        expect(ring).not.toHaveBeenCalled();
        vi.advanceTimersByTime(1);
        expect(ring).toHaveBeenCalledTimes(1);
        vi.useRealTimers();
      });
    });
  `);

  expect(outcome.report).toBe('');
  expect(outcome.tests.map(({titles, status}) => [...titles, status].join(' '))).toEqual([
    'vi makes mocks passed',
    'vi spies on methods passed',
    'vi fakes timers passed',
  ]);
});
