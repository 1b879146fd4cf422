import type {FrameMessage, InitMessage, PageMessage} from '../../protocol';
import {Bench} from './bench';

// The page's frame is sandboxed and so of opaque origin. Opened by itself this page does nothing.
if (self.origin !== 'null') throw new Error('The test runner runs in a sandboxed frame only.');

/** As script of Jest's, so that Jest leaves its frames out of reports; the name is the one in ../stack/test-file.ts. */
const SOURCE_URL = '\n//# sourceURL=/node_modules/jest-circus/build/runner.js';

const {parent} = window;

window.addEventListener('message', function start({source, data, ports}: MessageEvent<InitMessage>) {
  const [port] = ports;
  if (source !== parent || data?.type !== 'init' || !port) return;
  window.removeEventListener('message', start);
  const send = (message: FrameMessage) => port.postMessage(message);
  const script = URL.createObjectURL(new Blob([data.script, SOURCE_URL], {type: 'text/javascript'}));
  const bench = new Bench(script, send);
  port.onmessage = ({data: message}: MessageEvent<PageMessage>) => {
    if (message.type === 'ping') send({type: 'pong'});
    else if (message.type === 'run') bench.run(message);
    else bench.stop(message.id);
  };
});

const loaded: FrameMessage = {type: 'loaded'};
parent.postMessage(loaded, '*');
