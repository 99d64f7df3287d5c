import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { textArray } from '../../../../platform/db/text-array.ts';

export async function findSearchForms(db: Database, texts: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ forms: string[] }>(
    sql`SELECT ARRAY(SELECT search_form(text) FROM unnest(${textArray(texts)})
      WITH ORDINALITY AS texts (text, at) ORDER BY at) AS forms`,
  );
  return rows[0]?.forms ?? [];
}
