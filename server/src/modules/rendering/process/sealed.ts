import { close, closeModules, replace } from './sealed-modules.ts';

/** Globals that lead out of a rendered page, or into the process itself. */
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

/** Libraries ask where they run, and nothing else. */
const harmlessProcess = () =>
  Object.freeze({
    env: Object.freeze({ NODE_ENV: 'production' }),
    versions: Object.freeze({ node: process.versions.node }),
    nextTick: (work: (...args: unknown[]) => void, ...args: unknown[]) =>
      queueMicrotask(() => work(...args)),
  });

/** React's development build, which `npm run dev` renders with, sets its methods. */
const silentConsole = () =>
  Object.fromEntries(
    Object.keys(console)
      .filter((name) => typeof Reflect.get(console, name) === 'function')
      .map((name) => [name, () => undefined]),
  );

/** The connection pool of `fetch`, which Node puts where any code finds it. */
const POOL = Symbol.for('undici.globalDispatcher.1');

/**
 * Takes everything from this process by which a build could reach more than its page: the network, processes, the module
 * loader, the channel to the server. Before any build is evaluated.
 */
export function seal(): void {
  // Loads the classes, and with them the pool.
  new Response('');
  if (POOL in globalThis) Reflect.set(globalThis, POOL, Object.freeze({}));
  closeModules();
  close(process, PROCESS);
  close(globalThis, GLOBALS);
  replace(globalThis, 'console', silentConsole());
  replace(globalThis, 'process', harmlessProcess());
}
