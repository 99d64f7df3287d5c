import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { copyMigratedDatabase } from '../../testing/database/database-template.ts';
import { EMBEDDED_MAJOR, openEmbedded } from './embedded.ts';
import { isMigrated, readMigrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { categories } from './schema/index.ts';

jest.setTimeout(60_000);

const server = process.env.TEST_DATABASE_URL;

// Only once: the result does not depend on the PostgreSQL under test.
(server ? describe.skip : describe)('the embedded database', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'pinpu-db-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('stores what was written, is migrated once, and is in the format that this release names', async () => {
    const first = await openEmbedded(dir);
    await first.db.insert(categories).values({ cate_id: 'a', cate_name: '茶' });
    await first.close();
    const second = await openEmbedded(dir);
    expect(await isMigrated(second.db)).toBe(true);
    expect(await second.db.select({ id: categories.cate_id }).from(categories)).toEqual([
      { id: 'a' },
    ]);
    await second.close();
    expect(readFileSync(join(dir, 'PG_VERSION'), 'utf8').trim()).toBe(EMBEDDED_MAJOR);
  });

  it('rejects files of another PostgreSQL version: names the way out, changes nothing', async () => {
    writeFileSync(join(dir, 'PG_VERSION'), '17\n');
    await expect(openEmbedded(dir)).rejects.toThrow(
      /has the format of PostgreSQL 17, this release reads 18: back it up with the release that wrote it \(npm run backup -- FILE\) and restore/,
    );
    expect(readdirSync(dir)).toEqual(['PG_VERSION']);
  });

  it('says in one sentence that damaged files can’t be opened, and leaves them [finding M14]', async () => {
    await copyMigratedDatabase(dir);
    writeFileSync(join(dir, 'global/pg_control'), '');
    await expect(openEmbedded(dir)).rejects.toThrow(
      /^The embedded database in .* can't be opened \(.*\): free space .*, else restore a backup .*$/,
    );
    expect(readdirSync(dir)).toContain('PG_VERSION');
  });

  it('the server does not start an empty shop where an interrupted restore left the old database aside', async () => {
    const place = join(dir, 'db');
    mkdirSync(`${place}.replaced`);
    await expect(openEmbedded(place)).rejects.toThrow(/restore was interrupted: .*db\.replaced/);
    expect(readdirSync(dir)).toEqual(['db.replaced']);
  });
});

(server ? describe : describe.skip)('PostgreSQL', () => {
  const name = `pinpu_test_start_${process.pid}`;
  const own = new URL(server ?? 'postgres://localhost');
  own.pathname = `/${name}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  beforeEach(() => admin(`CREATE DATABASE ${name}`));
  afterEach(() => admin(`DROP DATABASE ${name} WITH (FORCE)`));

  it('the database is migrated once by several instances that start at the same time', async () => {
    const handles = await Promise.all([1, 2, 3, 4].map(() => openPostgres(own.href)));
    const [first] = handles;
    const done = await first?.db.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations`,
    );
    expect(done?.rows).toEqual([{ n: readMigrations().length }]);
    await Promise.all(handles.map(({ close }) => close()));
  });

  it('lets only one instance prepare the shop', async () => {
    const [a, b] = await Promise.all([openPostgres(own.href), openPostgres(own.href)]);
    const steps: string[] = [];
    const prepare = (who: string) => async () => {
      steps.push(`${who} begins`);
      await a.db.execute(sql`SELECT 1`);
      steps.push(`${who} ends`);
    };
    await Promise.all([a.alone(prepare('a')), b.alone(prepare('b'))]);
    expect(steps.map((step) => step.slice(2))).toEqual(['begins', 'ends', 'begins', 'ends']);
    await Promise.all([a.close(), b.close()]);
  });
});
