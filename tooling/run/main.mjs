// Plain JavaScript, since it runs before anything is installed, on any version of Node.
import { spawn } from 'node:child_process';
import { install, markInstalled, pinnedNode, root, toolEnvironment } from './install.mjs';

const [command = '', ...args] = process.argv.slice(2);

const COMMANDS = {
  start: { mode: 'production', scripts: [['tooling/build/main.ts'], ['server/src/main.ts']] },
  dev: { mode: 'development', scripts: [['tooling/dev/main.ts', ...args]] },
  test: { scripts: [['tooling/run/test-all.ts', ...args]] },
  'new-remote': { scripts: [['tooling/scaffold/main.ts', ...args]] },
};
const { mode, scripts } = COMMANDS[command];

install();
const node = pinnedNode();
const env = { ...toolEnvironment(node), ...(mode && { NODE_ENV: mode }) };
const FLAGS = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

/** Runs a script to its end. Ctrl-C in a terminal reaches both processes; this one passes signals on and waits. */
function run(script) {
  const child = spawn(node, [...FLAGS, ...script], { cwd: root, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve({ code: code ?? 1, signal }));
  });
}

if (command === 'start') console.log('建置商店 Building what is stale …');
for (const script of scripts) {
  const { code, signal } = await run(script);
  // Stopping the shop is no failure.
  if (signal !== null && mode) process.exit(0);
  if (code !== 0) process.exit(code);
}
// A new remote uses only packages that are installed.
if (command === 'new-remote') markInstalled();
