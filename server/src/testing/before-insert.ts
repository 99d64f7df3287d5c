import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/index.ts';
import { inEveryFile } from './every-file.ts';

const added: (() => Promise<unknown>)[] = [];

inEveryFile('afterEach', async () => {
  for (const remove of added.splice(0)) await remove();
});

/**
 * Has the database run a statement of PL/pgSQL before each row that is inserted into a table, until the test ends: the
 * worker keeps the database for its next files.
 */
export async function beforeInsert(db: Database, table: string, statement: string): Promise<void> {
  added.push(() => db.execute(sql`DROP FUNCTION IF EXISTS before_insert CASCADE`));
  await db.execute(
    sql.raw(`CREATE FUNCTION before_insert() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN ${statement}; RETURN NEW; END $$`),
  );
  await db.execute(
    sql.raw(`CREATE TRIGGER before_insert BEFORE INSERT ON ${table}
      FOR EACH ROW EXECUTE FUNCTION before_insert()`),
  );
}
