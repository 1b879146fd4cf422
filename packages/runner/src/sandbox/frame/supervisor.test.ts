import type {FrameMessage} from '../../protocol';
import {Supervisor} from './supervisor';

/** A worker that does nothing by itself. */
class SilentWorker {
  onmessage?: ((event: {data: unknown}) => void) | null;
  postMessage = jest.fn();
  terminate = jest.fn();
}

test('a worker that prepares a run slowly is not stopped, and one that is silent after it has begun is', async () => {
  jest.useFakeTimers();
  const workers: SilentWorker[] = [];
  const create = () => {
    const worker = new SilentWorker();
    workers.push(worker);
    return worker;
  };
  Object.assign(globalThis, {Worker: jest.fn(create)});
  const messages: FrameMessage[] = [];
  const supervisor = new Supervisor('worker.js', message => messages.push(message));
  const [worker] = workers;
  worker?.onmessage?.({data: {type: 'ready'}});
  supervisor.run({id: 1, file: 'a.test.ts', code: ''});
  await jest.advanceTimersByTimeAsync(5_000);
  expect(worker?.postMessage).toHaveBeenCalledExactlyOnceWith({id: 1, file: 'a.test.ts', code: ''});
  expect(messages).toEqual([{type: 'ready'}]);
  worker?.onmessage?.({data: {type: 'beat'}});
  await jest.advanceTimersByTimeAsync(1_900);
  expect(messages).toBeArrayOfSize(1);
  await jest.advanceTimersByTimeAsync(200);
  expect(messages[1]).toMatchObject({type: 'done', id: 1, outcome: {stopped: {reason: 'stalled'}}});
  jest.useRealTimers();
});
