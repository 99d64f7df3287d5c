import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readMigrations } from '../../platform/db/migrations.ts';
import { userGroups } from '../../platform/db/schema/index.ts';
import {
  addPictures,
  backedUp,
  backupFile,
  empty,
  PICTURES,
  picturesOf,
  restore,
  storedData,
} from '../../testing/database/backed-up-shop.ts';
import { hasPostgres } from '../../testing/database/empty-database.ts';
import { laterMigrations, loadStoredDatabase } from '../../testing/database/stored-database.ts';
import { lockDataDir } from '../startup/data-dir-lock.ts';

jest.setTimeout(120_000);

describe('an incomplete backup file', () => {
  const broken: [string, (bytes: Buffer) => Buffer, RegExp][] = [
    ['is empty', () => Buffer.alloc(0), /is no backup of Pinpu, or a broken or incomplete one/],
    ['is something else', () => Buffer.from('SELECT 1;'), /broken or incomplete/],
    ['was cut off', (bytes) => bytes.subarray(0, bytes.length - 20), /broken or incomplete/],
    [
      'was cut in the middle',
      (bytes) => bytes.subarray(0, bytes.length / 2),
      /broken or incomplete/,
    ],
    [
      'has a changed byte',
      (bytes) =>
        bytes.with((bytes.length / 2) | 0, (bytes[(bytes.length / 2) | 0] ?? 0) ^ 255) as Buffer,
      /broken or incomplete/,
    ],
    [
      'was cut and compressed again',
      (bytes) => gzipSync(gunzipSync(bytes).subarray(0, 512 * 40)),
      /broken or incomplete/,
    ],
    [
      'lost its end',
      (bytes) => {
        const tar = gunzipSync(bytes);
        return gzipSync(
          Buffer.concat([tar.subarray(0, tar.indexOf('end.json')), Buffer.alloc(1024)]),
        );
      },
      /its end is missing/,
    ],
    [
      'names a file elsewhere',
      (bytes) => {
        const tar = gunzipSync(bytes);
        const at = tar.indexOf('uploads/empty.png');
        tar.write('uploads/../up.png', at);
        const sum = tar
          .subarray(at, at + 512)
          .fill(' ', 148, 156)
          .reduce((a, b) => a + b, 0);
        tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, at + 148);
        return gzipSync(tar);
      },
      /\.\.\/up\.png is no file of uploads/,
    ],
    [
      'is of a newer format',
      (bytes) => {
        const tar = gunzipSync(bytes);
        tar.write('"format": 2', tar.indexOf('"format": 1'));
        return gzipSync(tar);
      },
      /^The backup has format 2, made by a newer release/,
    ],
  ];

  it('is rejected, with nothing changed', async () => {
    const file = await backupFile();
    const whole = readFileSync(file);
    const target = await empty();
    await loadStoredDatabase(target);
    const before = await storedData(target);
    for (const [_what, change, sentence] of broken) {
      writeFileSync(file, change(Buffer.from(whole)));
      await expect(restore(file, target, { replace: true })).rejects.toThrow(sentence);
    }
    expect(await storedData(target)).toEqual(before);
    expect(readdirSync(target.dataDir)).not.toContain('uploads');
  });
});

describe('restoring', () => {
  it('rejects a place that is not empty, and replaces it on request', async () => {
    const { source, file } = await backedUp(empty, readMigrations());
    const target = await empty();
    await loadStoredDatabase(target);
    const first = await target.open();
    await first.db.delete(userGroups);
    await first.close();
    const before = await storedData(target);
    await expect(restore(file, target)).rejects.toThrow(/add --replace to delete what is there/);
    expect(await storedData(target)).toEqual(before);
    await restore(file, target, { replace: true });
    expect(await storedData(target)).toEqual(await storedData(source));
    expect(readdirSync(target.dataDir).filter((name) => /replaced|restoring/.test(name))).toEqual(
      [],
    );
  });

  it.each([
    ['a newer release', laterMigrations(), /was made by a newer release of Pinpu/],
    [
      'another program',
      undefined,
      /history of migrations that this release of Pinpu does not know/,
    ],
  ])('rejects the backup of %s', async (_what, migrations, sentence) => {
    const file = migrations ? (await backedUp(empty, migrations)).file : await backupFile();
    const others = readMigrations().map((migration) => ({ ...migration, hash: 'of another' }));
    const target = await empty();
    await expect(
      restore(file, target, { migrations: migrations ? readMigrations() : others }),
    ).rejects.toThrow(sentence);
    expect(readdirSync(target.dataDir)).toEqual([]);
  });

  it('a restore that fails halfway changes nothing', async () => {
    const file = await backupFile();
    const target = await empty();
    await loadStoredDatabase(target);
    addPictures(target);
    const before = await storedData(target);
    const failing = readMigrations().map((migration) => ({ ...migration }));
    const broken = {
      tag: '9999_broken',
      hash: 'x',
      when: 1,
      statements: ['SELECT no_such_column'],
    };
    await expect(
      restore(file, target, { replace: true, migrations: [...failing, broken] }),
    ).rejects.toThrow(/Migration 9999_broken failed/);
    expect(await storedData(target)).toEqual(before);
    expect(picturesOf(target)).toEqual(PICTURES);
  });

  it('rejects while the shop runs', async () => {
    const file = await backupFile();
    const source = await empty();
    await loadStoredDatabase(source);
    const running = await source.open();
    if (hasPostgres)
      await expect(restore(file, source, { replace: true })).rejects.toThrow(
        /is in use by \d other connections?: stop every instance of the shop/,
      );
    const unlock = lockDataDir(source.dataDir);
    expect(() => lockDataDir(source.dataDir)).toThrow(/is in use by another process/);
    unlock();
    await running.close();
  });
});
