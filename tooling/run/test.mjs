import { spawnSync } from 'node:child_process';
import { install, pinnedNode, root, toolEnvironment, typescriptFlags } from './install.mjs';

install();
const node = pinnedNode();
const run = spawnSync(
  node,
  [...typescriptFlags, 'tooling/run/test-all.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    env: toolEnvironment(node),
    stdio: 'inherit',
  },
);
process.exit(run.status ?? 1);
