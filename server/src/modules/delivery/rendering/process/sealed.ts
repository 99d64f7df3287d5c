import childProcess from 'node:child_process';
import cluster from 'node:cluster';
import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';
import workerThreads from 'node:worker_threads';

/** Functions of `process` that give access to anything outside a rendered page, or to the process itself. */
const PROCESS = [
  'binding',
  '_linkedBinding',
  'dlopen',
  'getBuiltinModule',
  'kill',
  '_kill',
  '_debugProcess',
  'chdir',
  'cwd',
  'send',
  'disconnect',
  'reallyExit',
  'abort',
  'execve',
  'openStdin',
  '_getActiveHandles',
  '_getActiveRequests',
  '_startProfilerIdleNotifier',
  '_rawDebug',
  'getActiveResourcesInfo',
  'loadEnvFile',
];

/** Objects of `process` that tell about the machine. */
const MACHINE = [
  'report',
  'channel',
  'permission',
  'config',
  'argv',
  'execArgv',
  'env',
  'features',
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

const CONSOLE = Object.keys(console).filter(
  (name) => typeof Reflect.get(console, name) === 'function',
);

/** A silent console for one build; writable, since React's development build, which `npm run dev` renders with, sets its methods. */
export const silentConsole = () =>
  Object.fromEntries(CONSOLE.map((name) => [name, () => undefined]));

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
  for (const name of MACHINE)
    if (Object.getOwnPropertyDescriptor(process, name)?.configurable)
      replace(process, name, undefined);
  close(globalThis, GLOBALS);
  replace(globalThis, 'console', Object.freeze(silentConsole()));
  replace(globalThis, 'process', harmlessProcess());
}

function rejected(): never {
  throw new Error('not available while pages are rendered: use the shop’s client for its API');
}

export function replace(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, writable: false, configurable: false });
}

function close(holder: object, names: readonly string[] = Object.keys(holder)): void {
  for (const name of names)
    if (typeof Reflect.get(holder, name) === 'function') replace(holder, name, rejected);
}

/**
 * Closes the network, processes and workers at the lowest level that JavaScript reaches, since Node's permission model
 * does not cover the network in this version.
 */
function closeModules(): void {
  close(net.Socket.prototype, ['connect']);
  close(net.Server.prototype, ['listen']);
  close(dgram.Socket.prototype, ['bind', 'connect', 'send', 'sendto']);
  for (const Resolver of [dns.Resolver, dns.promises.Resolver])
    close(Resolver.prototype, Object.getOwnPropertyNames(Resolver.prototype));
  for (const module of [dns.promises, dns, net, tls, dgram, http, https, http2]) close(module);
  for (const module of [childProcess, cluster, workerThreads]) close(module);
  syncBuiltinESMExports();
}
