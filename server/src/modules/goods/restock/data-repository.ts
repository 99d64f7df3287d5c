import { eq } from 'drizzle-orm';
import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks, KnownPerson, PersonRows } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { restockRequests } from '../../../platform/db/schema/index.ts';
import { deleteRestockRequests, deleteRestockRequestsOf } from './repository.ts';

/** How long requests are stored, in ms. */
const STORED = {
  /** As long as the request can be confirmed. */
  asked: 2 * DAY,
  waiting: 365 * DAY,
  /** Long enough to answer why somebody got a mail. */
  sent: 30 * DAY,
};

function findRequestsOf(db: Database, who: KnownPerson): Promise<PersonRows> {
  const { prd_id, email, state, c_date, confirmed_at, sent_at } = restockRequests;
  return db
    .select({ prd_id, email, state, c_date, confirmed_at, sent_at })
    .from(restockRequests)
    .where(eq(email, who.email));
}

export const restockData: DataHooks = {
  tables: { restock_requests: findRequestsOf },
  forget: async (tx, who) => async () => ({ restocks: await deleteRestockRequestsOf(tx, who) }),
  deleteOld: (db, now) =>
    deleteRestockRequests(db, {
      asked: before(now, STORED.asked),
      waiting: before(now, STORED.waiting),
      sent: before(now, STORED.sent),
    }),
};
