import { spawn, spawnSync } from 'node:child_process';
import { install, pinnedNode, root, toolEnvironment, typescriptFlags } from './install.mjs';

install();
const node = pinnedNode();
const env = { ...toolEnvironment(node), NODE_ENV: 'production' };

console.log('建置商店 Building what is stale …');
const built = spawnSync(node, [...typescriptFlags, 'tooling/build/main.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(built.status ?? 1);

const server = spawn(node, [...typescriptFlags, 'server/src/main.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 0));
