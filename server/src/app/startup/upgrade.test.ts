import { count, sql } from 'drizzle-orm';
import { sandboxKey } from '../../modules/sales/payment/providers/sandbox/protocol.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { DatabaseHandle } from '../../platform/db/index.ts';
import { appliedMigrations, readMigrations } from '../../platform/db/migrations.ts';
import {
  coupons,
  members,
  promoCodes,
  serverKeys,
  shortLinks,
} from '../../platform/db/schema/index.ts';
import {
  type EmptyDatabase,
  emptyEmbedded,
  emptyPostgres,
  hasPostgres,
} from '../../testing/database/empty-database.ts';
import {
  contents,
  laterMigrations,
  loadStoredDatabase,
  oldMigrations,
  stored,
} from '../../testing/database/stored-database.ts';
import { signedIn } from '../../testing/people/signed-in-member.ts';
import { buildApp } from '../build-app.ts';
import { unlockSecrets } from './unlock-secrets.ts';

jest.setTimeout(120_000);

const empty = async () => (hasPostgres ? emptyPostgres() : emptyEmbedded());

/** A shop of this release on the database of the old one, at the moment it was left. */
async function shopOn({ db }: DatabaseHandle, dataDir: string) {
  const config = readConfig({
    DATA_DIR: dataDir,
    DIST_DIR: 'off',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://shop.test',
  });
  const now = new Date(stored().made_at);
  const serverKey = await unlockSecrets(db, config);
  return buildApp({ config, db, clock: () => now, serverKey, background: false });
}
type Shop = Awaited<ReturnType<typeof shopOn>>;

async function orderOf(shop: Shop, guid: string, acc_email: string) {
  const url = `/api/order/${guid}`;
  const answer = await shop.inject({ method: 'POST', url, payload: { acc_email } });
  const { cart_json, ...order } = answer.json().body.data.body;
  const lines = JSON.parse(cart_json) as Record<string, unknown>[];
  return {
    ...order,
    lines: lines.map(({ prd_id, prd_price, qty }) => ({ prd_id, prd_price, qty })),
  };
}

const profileOf = (shop: Shop, headers: Record<string, string>) =>
  shop.inject({
    method: 'POST',
    url: `/api/vip/profile?s=${stored().sessions.member}`,
    headers,
  });

it('keeps the migrations of 0.1.0 as they were released', () => {
  expect(oldMigrations().map(({ hash }) => hash)).toEqual(stored().migrations);
});

describe('a database of 0.1.0', () => {
  let database: EmptyDatabase;
  beforeEach(async () => {
    database = await empty();
    await loadStoredDatabase(database);
  });

  it('has its search index rewritten as this release writes it, with the texts out of line', async () => {
    const before = await database.connect();
    await before.db.execute(sql`INSERT INTO products (prd_id, prd_name, cate_id, price, u_date, sl_desc_content)
      SELECT 'N' || i, '「臺灣」鳯梨酥　' || i, (SELECT min(cate_id) FROM categories), 100, now(), (
        SELECT string_agg(chr(19968 + (i * 97 + j * 7919) % 20000), '') FROM generate_series(1, 60) AS j)
      FROM generate_series(1, 90) AS i`);
    await before.close();
    const { db, close } = await database.open(laterMigrations());
    // Sold-out rows count twice, since migration 0041 has written them once more.
    const { rows } = await db.execute(sql`SELECT
        count(*)::integer AS listed,
        count(*) FILTER (WHERE search_name <> search_form(prd_name)
          OR search <> search_index(search_name, search_text, products.cate_id))::integer AS outdated,
        pg_relation_size('listed_products') / (count(*) + count(*) FILTER (WHERE NOT in_stock)) < 400 AS short
      FROM listed_products JOIN products USING (prd_id)`);
    expect(rows[0]).toEqual({ listed: 100, outdated: 0, short: true });
    await close();
  });

  it('is upgraded, and every order is read back to the dollar', async () => {
    const handle = await database.open(laterMigrations());
    expect(handle.upgraded).toEqual(
      laterMigrations()
        .slice(1)
        .map(({ tag }) => tag),
    );
    const shop = await shopOn(handle, database.dataDir);
    const { orders } = stored();
    expect(new Set(orders.map(({ amounts }) => amounts.status))).toEqual(
      new Set([0, 1, 2, 3, 4, 5, 6, 7, 88, 99]),
    );
    for (const { ord_code, guid, acc_email, amounts, lines, events } of orders)
      expect(await orderOf(shop, guid, acc_email)).toMatchObject({
        ord_code,
        ...amounts,
        lines,
        events,
      });
    await shop.close();
    await handle.close();
  });

  it('has its secrets encrypted, whose values stay [finding L25]', async () => {
    const handle = await database.open();
    const { db } = handle;
    const secret = async () => (await db.select().from(serverKeys))[0]?.value ?? '';
    const before = await secret();
    const config = readConfig({ DATA_DIR: database.dataDir });
    const serverKey = await unlockSecrets(db, config);
    const { rows } = await db.execute('SELECT value FROM server_keys');
    expect(JSON.stringify(rows)).not.toContain(before);
    expect(await sandboxKey({ db, serverKey, clock: () => new Date() })()).toBe(before);
    await handle.close();
  });

  it('keeps members, links, coupons and earnings; members sign in again [finding M18]', async () => {
    const handle = await database.open(laterMigrations());
    const { db } = handle;
    const shop = await shopOn(handle, database.dataDir);
    const now = new Date(stored().made_at);
    const { counts, members: people, links, sessions, stats } = stored();
    for (const { token, cus_id, email, status, name } of people) {
      const authorization = `Bearer ${token}`;
      expect((await profileOf(shop, { authorization })).statusCode).toBe(401);
      const { headers } = await signedIn(db, now, cus_id);
      expect((await profileOf(shop, headers)).json().body.user).toMatchObject({
        cus_id,
        acc_email: email,
        status,
        cus_name: name,
      });
    }
    for (const { code, target, promo_code } of links) {
      const { headers } = await shop.inject({ method: 'HEAD', url: `/s/${code}` });
      expect(headers.location).toBe(`${target}?promo_code=${promo_code}`);
    }
    const promoter = people.find(({ status }) => status === 1)?.cus_id ?? '';
    const { headers } = await signedIn(db, now, promoter);
    const answer = await shop.inject({
      url: `/api/vip/promo-stats?s=${sessions.promo}`,
      headers,
    });
    expect(answer.json().body).toMatchObject(stats);
    for (const [name, table] of Object.entries({
      members,
      short_links: shortLinks,
      promo_codes: promoCodes,
      coupons,
    })) {
      const [row] = await db.select({ n: count() }).from(table);
      expect([name, row?.n]).toEqual([name, counts[name]]);
    }
    await shop.close();
    await handle.close();
  });

  it('is upgraded all or nothing, and says which migration failed', async () => {
    const [broken] = laterMigrations().slice(-1);
    const statements = [
      ...(broken?.statements ?? []),
      'ALTER TABLE no_such_table ADD COLUMN x int',
    ];
    const before = await database.connect();
    const contentsBefore = await contents(before.db);
    await before.close();
    await expect(
      database.open([
        ...oldMigrations(),
        { tag: '9999_later', hash: 'x', when: Date.UTC(2099, 0, 1), statements },
      ]),
    ).rejects.toThrow(
      /^Migration 9999_later failed \(.*no_such_table.*\): the database is as it was/,
    );
    const after = await database.connect();
    expect(await contents(after.db)).toEqual(contentsBefore);
    await after.close();
  });

  const rejected = async (sentence: RegExp) => {
    const before = await database.connect();
    const contentsBefore = await contents(before.db);
    await before.close();
    await expect(database.open()).rejects.toThrow(sentence);
    const after = await database.connect();
    expect(await contents(after.db)).toEqual(contentsBefore);
    await after.close();
  };

  it('is rejected once a newer release has upgraded it, and nothing is touched', async () => {
    await (await database.open(laterMigrations())).close();
    await rejected(/^The database was upgraded by a newer release of Pinpu: /);
  });

  it('is rejected with the history of another program, and nothing is touched', async () => {
    const theirs = await database.connect();
    await theirs.db.execute("UPDATE drizzle.__drizzle_migrations SET hash = 'of another'");
    await theirs.close();
    await rejected(
      /^The database has a history of migrations that this release .* does not know: /,
    );
  });
});

(hasPostgres ? describe : describe.skip)('on PostgreSQL', () => {
  it('instances that start at once migrate the database once', async () => {
    const database = await emptyPostgres();
    await loadStoredDatabase(database);
    const handles = await Promise.all([1, 2, 3].map(() => database.open(laterMigrations())));
    const upgrades = handles.map(({ upgraded }) => upgraded).filter((tags) => tags.length > 0);
    expect(upgrades).toEqual([
      laterMigrations()
        .slice(1)
        .map(({ tag }) => tag),
    ]);
    const [first] = handles;
    const applied = first ? await appliedMigrations(first.db) : [];
    expect(applied).toEqual(laterMigrations().map(({ hash }) => hash));
    expect(applied).toHaveLength(readMigrations().length + 1);
    await Promise.all(handles.map(({ close }) => close()));
  });
});
