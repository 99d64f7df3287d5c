import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { linkClicks } from '../../../../platform/db/schema/index.ts';

interface Click {
  code: string;
  visitor: string;
  source: string;
  at: Date;
}

/** Whether a visit of this visitor was counted since the given moment. */
export async function hasClick(
  db: Database,
  { code, visitor }: Click,
  since: Date,
): Promise<boolean> {
  const same = and(
    eq(linkClicks.code, code),
    eq(linkClicks.visitor, visitor),
    gt(linkClicks.at, since),
  );
  return (await db.$count(linkClicks, same)) > 0;
}

/** Stores a visit; a trigger counts it in `click_tallies`. */
export async function insertClick(db: Database, click: Click): Promise<void> {
  await db.insert(linkClicks).values(click);
}
