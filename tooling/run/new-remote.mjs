import { spawnSync } from 'node:child_process';
import { install, markInstalled, pinnedNode, root, typescriptFlags } from './install.mjs';

install();
const { status } = spawnSync(
  pinnedNode(),
  [...typescriptFlags, 'tooling/scaffold/main.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
// The scaffold has already created the link that it added to the lock file, so nothing has to be installed.
if (status === 0) markInstalled();
process.exit(status ?? 1);
