import {combineSignals} from './abort';

test('aborts with the first signal, whichever it is', () => {
  const [first, other] = [new AbortController(), new AbortController()];
  const signal = combineSignals(first.signal, undefined, null, other.signal);

  expect(signal.aborted).toBeFalse();
  other.abort('left');
  first.abort('late');
  expect(signal.reason).toBe('left');
});

test('is aborted if one of the signals already is', () => {
  expect(combineSignals(AbortSignal.abort('left'), new AbortController().signal).reason).toBe('left');
});
