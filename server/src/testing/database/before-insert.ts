import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { inEveryFile } from '../every-file.ts';

const added: (() => Promise<unknown>)[] = [];

inEveryFile('afterEach', async () => {
  for (const remove of added.splice(0)) await remove();
});

/** Runs a PL/pgSQL statement before each inserted row, until the test ends. */
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
