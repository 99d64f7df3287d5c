import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { writeBackup } from '../../platform/backup/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { readMigrations } from '../../platform/db/migrations.ts';
import { listedProducts, userGroups, variants } from '../../platform/db/schema/index.ts';
import {
  addPictures,
  backedUp,
  backupFile,
  configOf,
  empty,
  PICTURES,
  picturesOf,
  restore,
  storedData,
  testDir,
} from '../../testing/database/backed-up-shop.ts';
import {
  type EmptyDatabase,
  emptyEmbedded,
  emptyPostgres,
  hasPostgres,
} from '../../testing/database/empty-database.ts';
import { fillEmptyTables } from '../../testing/database/every-table.ts';
import {
  laterMigrations,
  loadStoredDatabase,
  oldMigrations,
} from '../../testing/database/stored-database.ts';
import { buildApp } from '../build-app.ts';
import { lockDataDir } from '../startup/data-dir-lock.ts';
import { unlockSecrets } from '../startup/unlock-secrets.ts';
import { backUpShop } from './back-up-shop.ts';
import { saveNewFile } from './save-file.ts';

jest.setTimeout(120_000);

describe('a backup', () => {
  const pairs: [string, () => Promise<EmptyDatabase>, () => Promise<EmptyDatabase>][] = hasPostgres
    ? [
        ['PostgreSQL to PostgreSQL', emptyPostgres, emptyPostgres],
        ['PostgreSQL to embedded', emptyPostgres, async () => emptyEmbedded()],
        ['embedded to PostgreSQL', async () => emptyEmbedded(), emptyPostgres],
      ]
    : [['embedded to embedded', async () => emptyEmbedded(), async () => emptyEmbedded()]];

  it.each(pairs)(
    'restores every row of every table, and every picture, %s',
    async (_name, from, to) => {
      const { source, file, end } = await backedUp(from, readMigrations(), fillEmptyTables);
      expect(Object.entries(end.rows).filter(([, rows]) => rows === 0)).toEqual([]);
      const target = await to();
      await restore(file, target);
      const restored = await storedData(target);
      expect(restored).toEqual(await storedData(source));
      expect(end.rows.orders).toBe(23);
      expect(picturesOf(target)).toEqual(PICTURES);
    },
  );

  it('leaves a database that works: triggers run, numbers go on', async () => {
    const file = await backupFile();
    const target = await empty();
    await restore(file, target);
    const { db, close } = await target.open();
    await db.update(variants).set({ price: 4321 }).where(eq(variants.var_id, 'P0101'));
    const listed = await db
      .select({ price: listedProducts.price })
      .from(listedProducts)
      .where(eq(listedProducts.prd_id, 'P0101'));
    expect(listed).toEqual([{ price: 4321 }]);
    await expect(
      db.execute(sql`INSERT INTO order_lines (ord_id, line_no, prd_id, prd_name, prd_price, qty)
      VALUES ('nobody', 1, 'x', 'x', 1, 1)`),
    ).rejects.toThrow();
    await db.execute(sql`INSERT INTO order_events (ord_id, at, to_status, actor, cause)
      SELECT ord_id, now(), 2, 'test', 'test' FROM orders LIMIT 1`);
    await close();
  });

  it('a backup of an older release is upgraded', async () => {
    const { source, file } = await backedUp(empty, oldMigrations());
    const target = await empty();
    const { upgraded } = await restore(file, target, { migrations: laterMigrations() });
    expect(upgraded).toEqual(
      laterMigrations()
        .slice(1)
        .map(({ tag }) => tag),
    );
    await (await source.open(laterMigrations())).close();
    const after = await storedData(target);
    expect(after).toEqual(await storedData(source));
  });

  (hasPostgres ? it : it.skip)('is a consistent snapshot, despite concurrent writes', async () => {
    const source = await empty();
    await loadStoredDatabase(source);
    const [{ db, close }, other] = [await source.open(), await source.connect()];
    let written = false;
    const spied = {
      transaction: (work: (tx: Database) => Promise<unknown>, config: object) =>
        db.transaction(async (tx) => {
          const execute = tx.execute.bind(tx);
          jest.spyOn(tx, 'execute').mockImplementation((async (
            query: Parameters<typeof execute>[0],
          ) => {
            const result = await execute(query);
            if (!written && JSON.stringify(query).includes('FETCH')) {
              written = true;
              await other.db.delete(userGroups);
            }
            return result;
          }) as typeof execute);
          return work(tx);
        }, config),
    };
    const end = await writeBackup(
      { db: spied as unknown as Database, uploadsDir: testDir(), release: 'x', now: new Date() },
      new Writable({ write: (_chunk, _encoding, done) => done() }),
    );
    expect(written).toBe(true);
    expect(end.rows.user_groups).toBe(7);
    expect(await other.db.$count(userGroups)).toBe(0);
    await Promise.all([close(), other.close()]);
  });
});

/** Stored data of a shop, without the audit-log entry of the backup itself, which is written after it. */
async function besidesAudit(database: Parameters<typeof storedData>[0]) {
  const { audit_log: _, sequences, ...rest } = await storedData(database);
  const numbers = sequences as { name: string }[];
  return { ...rest, sequences: numbers.filter(({ name }) => name !== 'audit_log_id_seq') };
}

describe('backing up', () => {
  (hasPostgres ? it.skip : it)(
    'asks the running shop for its embedded database, which first removes a copy left by a killed one [41 S8]',
    async () => {
      const source = emptyEmbedded();
      await loadStoredDatabase(source);
      addPictures(source);
      const unlock = lockDataDir(source.dataDir);
      const { db, close } = await source.open();
      const clock = () => new Date();
      const config = configOf(source);
      const serverKey = await unlockSecrets(db, config);
      writeFileSync(join(source.dataDir, 'backup.spool'), 'of a process that was killed');
      const app = await buildApp({ config, db, clock, serverKey, background: false });
      await app.listen({ port: 0, host: '127.0.0.1' });
      expect(readdirSync(source.dataDir)).not.toContain('backup.spool');
      const address = app.server.address();
      const PORT = String(typeof address === 'object' ? address?.port : '');
      const file = join(testDir(), 'backup.tar.gz');
      await backUpShop(configOf(source, { PORT }), file);
      expect(readdirSync(source.dataDir)).not.toContain('backup.spool');
      const answer = await app.inject('/api/backoffice/backup');
      expect(answer.statusCode).toBe(401);
      await app.close();
      await close();
      unlock();
      const target = emptyEmbedded();
      await restore(file, target);
      expect(await besidesAudit(target)).toEqual(await besidesAudit(source));
      expect(picturesOf(target)).toEqual(PICTURES);
    },
  );

  it('a failing backup ends its transaction, and the shop keeps running', async () => {
    const source = await empty();
    await loadStoredDatabase(source);
    const { db, close } = await source.open();
    const full = new Writable({
      write: (_chunk, _encoding, done) => done(new Error('no space left')),
    });
    await expect(
      writeBackup({ db, uploadsDir: testDir(), release: 'x', now: new Date() }, full),
    ).rejects.toThrow('no space left');
    expect(await db.$count(userGroups)).toBe(7);
    await close();
  });

  it('leaves no partial file, and overwrites none', async () => {
    const file = join(testDir(), 'backup.tar.gz');
    await expect(
      saveNewFile(file, async (_part, out) => {
        out.write('half');
        throw new Error('stopped');
      }),
    ).rejects.toThrow('stopped');
    expect(readdirSync(testDir())).toEqual([]);
    writeFileSync(file, 'the backup of yesterday');
    await expect(saveNewFile(file, async () => undefined)).rejects.toThrow(
      /exists already and is not overwritten/,
    );
    await expect(saveNewFile(join(testDir(), 'no/such'), async () => undefined)).rejects.toThrow(
      /can't be written/,
    );
    expect(readFileSync(file, 'utf8')).toBe('the backup of yesterday');
  });

  it('reports that there is no shop in an empty place', async () => {
    const nothing = emptyEmbedded();
    await expect(backUpShop(configOf(nothing), join(testDir(), 'b'))).rejects.toThrow(
      /There is no database in DATA_DIR/,
    );
    expect(readdirSync(testDir())).toEqual([]);
  });
});
