import { type NodeFault, rendering } from './node-faults.ts';

/** A build that attacks while it is evaluated, and otherwise works. */
const attacking = (attack: string) => (code: string) =>
  `try { ${attack} } catch {}\n;(async () => { ${attack} })().catch(() => undefined);\n${code}`;

/** Attacks that must have no effect: all pages keep every byte, and nobody is blamed. */
const EFFECTLESS: Readonly<Record<string, string>> = {
  'patches Response': "Response.prototype.text = async () => 'POISONED';",
  'patches Headers': "Headers.prototype.get = () => 'POISONED';",
  'patches URL': "URL.prototype.toString = () => 'POISONED';",
  'patches TextEncoder': 'TextEncoder.prototype.encode = () => new Uint8Array(9);',
  'patches streams':
    'ReadableStream.prototype.getReader = () => ({ read: () => ({ done: true }) });',
  'patches AbortSignal': 'AbortSignal.prototype.addEventListener = () => { throw 1 };',
  'patches Buffer': "Buffer.from = () => 'POISONED'; Buffer.prototype.toString = () => 'POISONED';",
  'patches Array.map': "Array.prototype.map = () => ['POISONED'];",
  'patches Array.push': 'Array.prototype.push = () => 0;',
  'patches iteration': "Array.prototype[Symbol.iterator] = function* () { yield 'POISONED' };",
  'patches iterators': 'Object.getPrototypeOf([].values()).next = () => ({ done: true });',
  'patches JSON.stringify': "JSON.stringify = () => '[null]';",
  'patches JSON.parse': 'JSON.parse = () => [null];',
  'patches promises': 'Promise.prototype.then = function () { return this };',
  'pollutes objects':
    "Object.prototype.toJSON = () => 'POISONED'; Object.prototype.html = 'POISONED';",
  'patches Object': 'Object.keys = () => []; Object.assign = (one) => one;',
  'patches toString': "Object.prototype.toString = String.prototype.toString = () => 'POISONED';",
  'patches functions': 'Function.prototype.call = Function.prototype.apply = () => null;',
  'patches Reflect': 'Reflect.apply = (work, self) => self.send([null]); Reflect.get = () => null;',
  'patches texts': "String.prototype.replace = String.prototype.split = () => 'POISONED';",
  'patches patterns': 'RegExp.prototype.exec = RegExp.prototype.test = () => null;',
  'patches maps': 'Map.prototype.get = WeakMap.prototype.get = Set.prototype.has = () => null;',
  'patches clocks': 'Date.now = performance.now = () => NaN; Math.random = () => 2;',
  'patches errors':
    'Error.prepareStackTrace = (_, sites) => { throw sites }; Error.captureStackTrace = null;',
  'patches timers': 'setTimeout = globalThis.setTimeout = (work) => work();',
  'patches the console': "console.log = console.error = () => { throw new Error('POISONED') };",
  'replaces the API':
    'globalThis.pinpuGuestApi = async () => Response.json({ success: true, body: [] });',
  'leaves globals': 'globalThis.React = globalThis.shared = {};',
  'patches React': "require('react').createElement = require('react').useState = () => null;",
  'patches JSX':
    "require('react/jsx-runtime').jsx = require('react/jsx-runtime').jsxs = () => null;",
  'patches React’s internals':
    "const react = require('react'); for (const key of Object.keys(react)) if (key.startsWith('__')) Object.defineProperty(react[key], 'H', { get: () => null, set() {} });",
  'patches hooks':
    "const react = require('react'); const inner = Object.keys(react).find((key) => key.startsWith('__CLIENT')); queueMicrotask(() => { react[inner].H.useState = () => ['POISONED']; });",
  'patches components':
    "for (const one of Object.values(require('@pinpu/shared/ui'))) { try { one.render = () => 'POISONED'; } catch {} }",
  'changes the theme':
    "const all = (one) => Object.keys(one).forEach((key) => { try { one[key] = typeof one[key] === 'object' ? (all(one[key]), {}) : 'POISONED'; } catch {} }); all(require('@pinpu/shared/theme'));",
  'writes into the store':
    "const { appStore, publicConfigAtom } = require('@pinpu/shared/state'); appStore.set(publicConfigAtom, {});",
  'patches the store':
    "const { appStore, publicConfigAtom } = require('@pinpu/shared/state'); try { publicConfigAtom.read = () => ({}); } catch {} appStore.get = () => 'POISONED';",
  'changes the configuration':
    "const { appStore, publicConfigAtom } = require('@pinpu/shared/state'); const config = appStore.get(publicConfigAtom); for (const key of Object.keys(config)) { try { config[key] = 'POISONED'; } catch {} }",
  'patches the query client':
    "const { queryClient } = require('@pinpu/shared/query'); for (const one of [queryClient, queryClient.getQueryCache(), Object.getPrototypeOf(queryClient), Object.getPrototypeOf(queryClient.getQueryCache())]) for (const key of Object.getOwnPropertyNames(one)) { try { one[key] = () => 'POISONED'; } catch {} }",
  'opens sockets': "require('node:net').connect('/var/run/postgresql/.s.PGSQL.5432');",
  'imports modules': "import('node:fs').then((fs) => fs.writeFileSync('/tmp/x', 'x'), () => null);",
  'uses handles': 'new (process._getActiveHandles()[0].constructor)(0).connect({}, "/tmp/x");',
  'reads the report':
    "globalThis.told = process.report.getReport() ?? process.binding('pipe_wrap');",
  fetches: "fetch('http://127.0.0.1:1'); new WebSocket('ws://127.0.0.1:1');",
  'forges reports':
    "process.send({ kind: 'failed', why: 'no', broken: [{ remote: 'mf-catalog', part: 'build', why: 'forged' }] });",
  'uses Node’s channel': 'process.channel.writeUtf8String({}, \'{"cmd":"NODE_HANDLE_ACK"}\');',
  'makes code of texts': "(() => {}).constructor('return process')().exit(1);",
  'rejects promises': 'for (let one = 0; one < 999; one += 1) Promise.reject(null);',
};

const CALLS = "for (;;) pinpuGuestApi(new Request('http://shop/api/products'));";
const BUFFERS = 'for (const all = []; ; ) all.push(new Uint8Array(1e7).fill(1));';

/** A hostile team's builds. */
export const HOSTILE_FAULTS: readonly NodeFault[] = [
  ...Object.entries(EFFECTLESS).map(
    ([name, attack]): NodeFault => ({ name, edit: attacking(attack), isWhole: true }),
  ),
  { name: 'floods calls', edit: (code) => `${CALLS}${code}`, isOfBuild: true },
  { name: 'fills buffers', edit: (code) => `${BUFFERS}${code}`, isOfBuild: true },
  {
    name: 'loops after a promise',
    edit: rendering('Promise.resolve().then(() => { for (;;); });'),
  },
];
