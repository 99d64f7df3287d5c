import { spawn } from 'node:child_process';
import { install, pinnedNode, root, toolEnvironment, typescriptFlags } from '../run/install.mjs';

install();
const node = pinnedNode();
const dev = spawn(node, [...typescriptFlags, 'tooling/dev/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...toolEnvironment(node), NODE_ENV: 'development' },
  stdio: 'inherit',
});
// Ctrl-C in a terminal reaches both processes; this one passes signals on and waits for the other.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => dev.kill(signal));
dev.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 0));
