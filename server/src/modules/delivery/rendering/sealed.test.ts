import { pageBuild, renderedShop } from '../../../testing/deployments/rendered-shop.ts';

const POOL = "Symbol.for('undici.globalDispatcher.1')";

/** Every way in which a build could try to reach outside; each must throw or have no effect. */
const TRIES: readonly string[] = [
  "fetch('http://127.0.0.1:9')",
  "new WebSocket('ws://127.0.0.1:9')",
  "new EventSource('http://127.0.0.1:9')",
  `globalThis[${POOL}].dispatch({ origin: 'http://127.0.0.1:9', path: '/', method: 'GET' }, {})`,
  "import('node:net')",
  "require('node:net')",
  "require('node:fs')",
  "process.getBuiltinModule('net')",
  "process.binding('tcp_wrap')",
  'process.kill(1, 0)',
  "process.send('x')",
  'process.exit(1)',
  "process.mainModule.require('fs')",
  "module.constructor._load('fs')",
  "constructor.constructor('return process')()",
  "(function () {}).constructor('return process')()",
  "eval('process')",
  'Promise.resolve(\'return import("node:net")\').then(Function)',
  "setTimeout('globalThis.x = 1')",
  'console._stdout.constructor.prototype.connect(9)',
  "new Worker('')",
];

it('builds have no access to network, files, processes, or code from texts', async () => {
  const report = pageBuild(`(async () => {
    const done = [];
    for (const [text, attempt] of [${TRIES.map((text) => `[${JSON.stringify(text)}, async () => { return ${text} }]`)}]) {
      try { await attempt(); done.push(text); } catch {}
    }
    const named = Object.keys(process).sort().join(' ');
    return JSON.stringify({ done, named, env: process.env, stolen: typeof globalThis.process.pid });
  })()`);
  const { rootOf } = await renderedShop({ 'mf-sly': report });
  const [, json = ''] = /^<header>frame<\/header>(.*)$/.exec(await rootOf('/mf-sly')) ?? [];
  expect(JSON.parse(json)).toEqual({
    done: [],
    named: 'env nextTick versions',
    env: { NODE_ENV: 'production' },
    stolen: 'undefined',
  });
});

it('a shell’s build can require none of Node’s modules', async () => {
  const shell = `
    const tried = ['net', 'node:fs', 'child_process', 'worker_threads', 'process', 'module', 'vm', 'dgram', 'http'].filter((name) => {
      try { require(name); return true; } catch { return false; }
    });
    exports.build = { modules: {}, render: async () => ({ html: '[' + tried + ']', styles: '', queries: null, parts: [], failures: [] }) };`;
  const { rootOf } = await renderedShop({ 'mf-a': '' }, { shell });
  expect(await rootOf('/mf-a')).toBe('[]');
});
