import {anySignal} from './abort';

test('aborts with the first signal, whichever it is', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = anySignal(one.signal, undefined, null, other.signal);

  expect(signal.aborted).toBeFalse();
  other.abort('left');
  one.abort('late');
  expect(signal.reason).toBe('left');
});

test('is aborted if one of the signals already is', () => {
  expect(anySignal(AbortSignal.abort('left'), new AbortController().signal).reason).toBe('left');
});
