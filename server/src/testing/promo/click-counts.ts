import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';

export const countedClicks = async (db: Database) =>
  (
    await db.execute(sql`SELECT cus_id, code, span, source, sum(clicks)::int AS clicks FROM click_tallies
      GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4`)
  ).rows;

/** The same, recounted from the stored visits; correct as long as none was deleted. */
export const recountedClicks = async (db: Database) =>
  (
    await db.execute(sql`SELECT l.cus_id, c.code, k.span, k.source, count(*)::int AS clicks
      FROM link_clicks c JOIN short_links l ON l.code = c.code,
        LATERAL (SELECT (c.at + interval '8 hours') AT TIME ZONE 'UTC' AS local) t,
        LATERAL (VALUES (to_char(local, 'YYYY-MM-DD'), ''),
          (to_char(local, 'YYYY-MM'), CASE c.source WHEN '' THEN 'other' ELSE c.source END)) k (span, source)
      GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4`)
  ).rows;
