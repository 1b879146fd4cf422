import type {FrameMessage, InitMessage, PageMessage} from '../../protocol';
import {Supervisor} from './supervisor';

// The page opens this page in a sandboxed frame with an opaque origin. It does nothing on its own.
if (self.origin !== 'null') throw new Error('The test runner runs in a sandboxed frame only.');

/** Jest leaves its own files out of reports, so name the script like one; ../stack/test-file.ts uses the same name. */
const SOURCE_URL = '\n//# sourceURL=/node_modules/jest-circus/build/runner.js';

const {parent} = window;

window.addEventListener('message', function start({source, data, ports}: MessageEvent<InitMessage>) {
  const [port] = ports;
  if (source !== parent || data?.type !== 'init' || !port) return;
  window.removeEventListener('message', start);
  const send = (message: FrameMessage) => port.postMessage(message);
  const script = URL.createObjectURL(new Blob([data.script, SOURCE_URL], {type: 'text/javascript'}));
  let supervisor: Supervisor;
  try {
    supervisor = new Supervisor(script, send);
  } catch (error) {
    // Workers do not exist, or are not allowed.
    send({type: 'broken', reason: String(error)});
    return;
  }
  port.onmessage = ({data: message}: MessageEvent<PageMessage>) => {
    if (message.type === 'run') supervisor.run(message);
    else supervisor.stop(message.id);
  };
});

const loaded: FrameMessage = {type: 'loaded'};
parent.postMessage(loaded, '*');
