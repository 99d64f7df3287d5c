import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openEmbedded } from './embedded.ts';
import { isMigrated } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { categories } from './schema/index.ts';

jest.setTimeout(60_000);

const otherHistory = sql`UPDATE drizzle.__drizzle_migrations SET hash = 'of another version'`;

describe('the embedded database', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'pinpu-db-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('keeps what was written, and is migrated once', async () => {
    const first = await openEmbedded(dir);
    await first.db.insert(categories).values({ cate_id: 'a', cate_name: '茶' });
    await first.close();
    const second = await openEmbedded(dir);
    expect(await isMigrated(second.db)).toBe(true);
    expect(await second.db.select({ id: categories.cate_id }).from(categories)).toEqual([
      { id: 'a' },
    ]);
    await second.close();
  });

  it('refuses one that another version made, in a sentence', async () => {
    const first = await openEmbedded(dir);
    await first.db.execute(otherHistory);
    await first.close();
    await expect(openEmbedded(dir)).rejects.toThrow(
      /^The database was made by another version of Pinpu: .*delete DATA_DIR\/db/,
    );
  });
});

const server = process.env.TEST_DATABASE_URL;

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

  it('is migrated once by several instances that start at the same time', async () => {
    const handles = await Promise.all([1, 2, 3, 4].map(() => openPostgres(own.href)));
    const [first] = handles;
    const done = await first?.db.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations`,
    );
    expect(done?.rows).toEqual([{ n: 1 }]);
    await Promise.all(handles.map(({ close }) => close()));
  });

  it('lets one instance alone prepare the shop', async () => {
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
