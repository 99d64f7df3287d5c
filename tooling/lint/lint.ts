import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** Runs every linter, even after a failure, and then lists those that failed. `--write` formats and applies safe fixes. */
const write = process.argv.includes('--write') ? ['--write'] : [];

const remotes = readdirSync('.').filter((name) => name.startsWith('mf-'));
const cruised = ['shell', ...remotes, 'shared', 'server', 'demo-shop', 'e2e', 'bench', 'tooling'];

const linters: [name: string, command: string, ...args: string[]][] = [
  ['format and lint', 'biome', 'check', '.', '--error-on-warnings', ...write],
  ['imports', 'depcruise', '--config', '.dependency-cruiser.mjs', ...cruised],
  ['folders', 'depcruise', '--config', '.dependency-cruiser.folders.mjs', ...cruised],
  ['project rules', process.execPath, 'tooling/lint/project-rules.ts'],
  ['public surface', process.execPath, 'tooling/surface/main.ts'],
  ['manifests', process.execPath, 'tooling/manifest/main.ts'],
  ['dead code', 'knip', '--no-config-hints'],
];

const failed = linters.filter(([name, command, ...args]) => {
  console.log(`— ${name}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status !== 0;
});

if (failed.length > 0) {
  console.error(`lint: failed: ${failed.map(([name]) => name).join(', ')}`);
  process.exitCode = 1;
} else {
  console.log('lint: passed');
}
