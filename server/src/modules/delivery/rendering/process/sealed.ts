import { close, closeModules, replace } from './sealed-modules.ts';

/** Globals that give access to anything outside a rendered page, or to the process itself. */
const PROCESS = [
  'binding',
  '_linkedBinding',
  'dlopen',
  'getBuiltinModule',
  'kill',
  '_kill',
  '_debugProcess',
  'chdir',
  'send',
];

const GLOBALS = ['fetch', 'WebSocket', 'EventSource'];

/** A replacement for `process` with what libraries ask for: where they run. */
const harmlessProcess = () =>
  Object.freeze({
    env: Object.freeze({ NODE_ENV: 'production' }),
    versions: Object.freeze({ node: process.versions.node }),
    nextTick: (work: (...args: unknown[]) => void, ...args: unknown[]) =>
      queueMicrotask(() => work(...args)),
  });

/** A silent console; writable, since React's development build, which `npm run dev` renders with, sets its methods. */
const silentConsole = () =>
  Object.fromEntries(
    Object.keys(console)
      .filter((name) => typeof Reflect.get(console, name) === 'function')
      .map((name) => [name, () => undefined]),
  );

/** The key of `fetch`'s connection pool, which Node stores where any code can find it. */
const POOL = Symbol.for('undici.globalDispatcher.1');

/**
 * Removes everything from this process by which a build could reach more than its page: the network, processes, the
 * module loader, the channel to the server. Call it before any build is evaluated.
 */
export function seal(): void {
  // Makes Node load these classes, and with them the pool.
  new Response('');
  if (POOL in globalThis) Reflect.set(globalThis, POOL, Object.freeze({}));
  closeModules();
  close(process, PROCESS);
  close(globalThis, GLOBALS);
  replace(globalThis, 'console', silentConsole());
  replace(globalThis, 'process', harmlessProcess());
}
