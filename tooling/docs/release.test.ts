import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/workspaces.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json'));
const { version: release } = JSON.parse(read('package.json'));

/** `shared` is left out: its version is that of its public surface. */
const workspaces = Object.keys(packages).filter(
  (folder) => !folder.includes('node_modules/') && folder !== 'shared',
);

it('every workspace but shared has the version of the release, also in the lock file', () => {
  expect(workspaces).toEqual(expect.arrayContaining(['', 'shell', 'mf-cart', 'server']));
  for (const folder of workspaces) {
    const { version } = JSON.parse(read(path.join(folder, 'package.json')));
    expect([folder, version, packages[folder].version]).toEqual([folder, release, release]);
  }
});

it('the newest release of the changelog is that of the packages, with its day', () => {
  const [newest] = read('CHANGELOG.md').matchAll(/^## (\d\S*)(?: \((\d{4}-\d\d-\d\d)\))?$/gm);
  expect(newest?.slice(1)).toEqual([release, expect.stringMatching(/^20/)]);
});
