import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyMigratedDatabase } from '../../testing/database/database-template.ts';
import { freePort, runInProcess, startInProcess } from '../../testing/shop-process.ts';

jest.setTimeout(120_000);

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'pinpu-commands-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('npm run backup and npm run restore', () => {
  it('back up the running shop to a new file, and restore it while the shop is stopped', async () => {
    const env = { DATA_DIR: join(dir, 'data'), PORT: String(await freePort()) };
    const file = join(dir, 'shop.tar.gz');
    const backup = () => runInProcess('backup', [file], env);
    const restore = (...flags: string[]) => runInProcess('restore', [file, ...flags], env);
    await copyMigratedDatabase(join(env.DATA_DIR, 'db'));
    const shop = await startInProcess(env);
    try {
      const done = await backup();
      expect([done.code, done.err]).toEqual([0, '']);
      expect(done.out).toMatch(
        /^備份完成 Backed up to \S+shop\.tar\.gz: 0 orders, \d+ rows, 0 uploaded files\.\n$/,
      );
      const again = await backup();
      expect([again.code, again.out]).toEqual([1, '']);
      expect(again.err).toMatch(/shop\.tar\.gz exists already and is not overwritten/);
      const running = await restore('--replace');
      expect([running.code, running.out]).toEqual([1, '']);
      expect(running.err).toMatch(/^DATA_DIR \S+ is in use by another process \(\d+\)/);
    } finally {
      await shop.stop();
    }
    const bucket = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
    const elsewhere = { ...env, ...bucket, PICTURE_STORAGE: 's3', S3_REGION: 'r' };
    const stopped = await runInProcess('backup', [join(dir, 'stopped.tar.gz')], elsewhere);
    expect([stopped.code, stopped.err]).toEqual([0, '']);
    expect(stopped.out).toContain('Pictures are in object storage, and not in this file');
    const filled = await restore();
    expect([filled.code, filled.out]).toEqual([1, '']);
    expect(filled.err).toMatch(/--replace/);
    const restored = await restore('--replace');
    expect([restored.code, restored.err]).toEqual([0, '']);
    expect(restored.out).toMatch(/^還原完成 Restored the shop of \S+ \(release \S+\): 0 orders, /);
  });

  it('say how they are called, and that a file is missing', async () => {
    const env = { DATA_DIR: join(dir, 'none') };
    const called = await runInProcess('backup', [], env);
    expect([called.code, called.err]).toEqual([
      1,
      'Usage: npm run backup -- FILE, for example backup-2026-11-22.tar.gz\n',
    ]);
    const missing = await runInProcess('restore', [join(dir, 'no.tar.gz')], env);
    expect([missing.code, missing.err]).toEqual([
      1,
      `There is no file ${join(dir, 'no.tar.gz')}.\n`,
    ]);
    expect(existsSync(env.DATA_DIR)).toBe(false);
  });
});
