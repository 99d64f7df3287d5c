import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtShell } from '../../testing/deployments/built-shell.ts';
import { runInProcess } from '../../testing/shop-process.ts';

let dist = '';
let dataDir = '';
beforeEach(() => {
  dist = builtShell();
  dataDir = mkdtempSync(join(tmpdir(), 'pinpu-registry-key-'));
});
afterEach(() => {
  for (const place of [dist, dataDir]) rmSync(place, { recursive: true, force: true });
});

const run = (...args: string[]) =>
  runInProcess('registry-key', args, { DATA_DIR: dataDir, DIST_DIR: dist });
const KEY = /^[\w-]{43}$/;

it('prints the public key, replaces it, and says so [M2]', async () => {
  const before = (await run()).out.trim();
  expect(before).toMatch(KEY);
  const rotated = await run('rotate');
  expect(rotated).toMatchObject({ code: 0, out: expect.stringContaining('金鑰已更換') });
  const after = (await run()).out.trim();
  expect(after).toMatch(KEY);
  expect(rotated.out).toContain(after);
  expect(after).not.toBe(before);
  expect((await run('help')).err).toContain('npm run registry-key -- rotate');
});
