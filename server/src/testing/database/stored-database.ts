import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { type Migration, readMigrations } from '../../platform/db/migrations.ts';
import {
  listSequences,
  listTables,
  quoted,
  selectLines,
  setCanonicalTexts,
} from '../../platform/db/tables.ts';
import type { EmptyDatabase } from './empty-database.ts';

/** Responses of 0.1.0 for the stored database beside it; amounts in TWD. */
interface Stored {
  made_at: string;
  orders: {
    case: string;
    ord_code: string;
    guid: string;
    acc_email: string;
    amounts: Record<string, number>;
    lines: { prd_id: string; prd_price: number; qty: number }[];
    events: { at: string; status: number }[];
  }[];
  sessions: Record<'guest' | 'member' | 'promo' | 'other', string>;
  members: { email: string; token: string; cus_id: string; status: number; name: string }[];
  links: { code: string; kind: string; target: string; promo_code: string }[];
  stats: Record<string, { total: { count: number; amount: number } }>;
  coupons: { coupon_code: string; kind: string; value: number; min_amt: number }[];
  counts: Record<string, number>;
  migrations: string[];
}

const file = (name: string) =>
  readFileSync(new URL(`../../platform/db/fixtures/${name}`, import.meta.url), 'utf8');

export const stored = (): Stored => JSON.parse(file('shop-0.1.0.json'));

export const oldMigrations = (): Migration[] => readMigrations().slice(0, 1);

/** A future release's migrations: ours, plus one with a column, a change of rows, and a trigger. */
export const laterMigrations = (): Migration[] => [
  ...readMigrations(),
  {
    tag: '9999_later',
    hash: 'hash-of-9999',
    when: Date.UTC(2099, 0, 1),
    statements: [
      `ALTER TABLE members ADD COLUMN nickname text DEFAULT '' NOT NULL`,
      `UPDATE members SET nickname = cus_name`,
      `CREATE FUNCTION name_member() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN NEW.nickname := NEW.cus_name; RETURN NEW; END $$`,
      `CREATE TRIGGER members_named BEFORE UPDATE OF cus_name ON members
       FOR EACH ROW EXECUTE FUNCTION name_member()`,
    ],
  },
];

/** A folder with the embedded database of 0.1.0, created once per process and copied for each test. */
let template: string | undefined;

process.once('exit', () => {
  if (template) rmSync(template, { recursive: true, force: true });
});

/** Fills an empty database with the shop as release 0.1.0 left it. */
export async function loadStoredDatabase(database: EmptyDatabase): Promise<void> {
  if (database.url) return insertStoredRows(database);
  if (template === undefined) {
    await insertStoredRows(database);
    template = mkdtempSync(join(tmpdir(), 'pinpu-template-'));
    cpSync(database.dataDir, template, { recursive: true });
  } else cpSync(template, database.dataDir, { recursive: true });
}

async function insertStoredRows(database: EmptyDatabase): Promise<void> {
  const { db, close } = await database.open(oldMigrations());
  const statements = file('shop-0.1.0.sql').split(/;\n(?=INSERT |SELECT |SET |RESET |$)/);
  await db.transaction(async (tx) => {
    for (const statement of statements) if (statement) await tx.execute(sql.raw(statement));
  });
  await close();
}

/** The complete content of a database, by table, as sorted lines: equal for equal databases. */
export async function contents(db: Database): Promise<Record<string, unknown>> {
  return db.transaction(async (tx) => {
    await setCanonicalTexts(tx);
    const all: Record<string, unknown> = { sequences: await listSequences(tx) };
    for (const table of await listTables(tx)) {
      const { rows } = await tx.execute<{ line: string }>(selectLines(table));
      all[table.name] = [table.columns, rows.map(({ line }) => line).sort()];
    }
    const rules = await tx.execute(sql`
      SELECT conrelid::regclass::text AS on, conname AS name, pg_get_constraintdef(oid) AS rule
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
      UNION ALL SELECT tgrelid::regclass::text, tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
      ORDER BY 1, 2`);
    all.rules = rules.rows;
    const history = await tx.execute(
      sql`SELECT hash, created_at::text FROM ${quoted('drizzle')}.__drizzle_migrations ORDER BY id`,
    );
    all.history = history.rows;
    return all;
  });
}
