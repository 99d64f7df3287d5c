import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { install, pinnedNode, root, toolEnvironment, typescriptFlags } from './install.mjs';

install();
const node = pinnedNode();
// Of its own, since tests run copies of the checkout, whose files a lasting cache would never use again.
const cache = mkdtempSync(path.join(tmpdir(), 'pinpu-node-cache-'));
const run = spawnSync(
  node,
  [...typescriptFlags, 'tooling/run/test-all.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    env: toolEnvironment(node, cache),
    stdio: 'inherit',
  },
);
rmSync(cache, { recursive: true, force: true });
process.exit(run.status ?? 1);
