import { afterStoreMapPath, CART_PATHS } from '@pinpu/shared/domain';
import { after, before } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { randomBase32 } from '../../../platform/random.ts';
import { secretHash } from '../../../platform/secrets/index.ts';
import type { LogisticsProvider } from './port.ts';
import {
  deleteVisitsBefore,
  findLastChosen,
  findVisitPage,
  insertVisit,
  markVisitAnswered,
} from './repository.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a visit to the map is valid, in ms. */
const VISIT_MS = 30 * MINUTE;

/** How long a chosen store is valid, in ms, since stores close and move. */
const CHOICE_MS = 7 * DAY;

/** Opens a visit to a chain's map; returns the secret, of `length` characters, that its answer must bring back. */
export async function beginVisit(
  db: Database,
  { length, ...visit }: { s: string; sub_type: string; back: string; length: number },
  now: Date,
): Promise<string> {
  const state = randomBase32(length);
  const times = { c_date: now, expires_at: after(now, VISIT_MS) };
  await insertVisit(db, { ...visit, ...times, state: secretHash(state) });
  return state;
}

/** Stores the answer of a map and returns where the browser is sent: the page that it came from, with the result. */
export async function takeAnswer(
  db: Database,
  provider: LogisticsProvider,
  fields: Readonly<Record<string, string>> | null,
  now: Date,
): Promise<string> {
  const chosen = fields && (await provider.readAnswer(fields));
  if (!chosen) return afterStoreMapPath(CART_PATHS[0], 'pickup-refused');
  const { state, store } = chosen;
  const answer = {
    state: secretHash(state),
    sub_type: store.LogisticsSubType,
    rec_meta: JSON.stringify(store),
  };
  const visit = await markVisitAnswered(db, answer, now);
  if (visit) return afterStoreMapPath(visit.back, 'pickup');
  const from = await findVisitPage(db, answer.state);
  return afterStoreMapPath(from ?? CART_PATHS[0], 'pickup-refused');
}

/** The store that a session has chosen, as JSON text; '' for none. */
export const chosenStore = (db: Database, s: string, now: Date): Promise<string> =>
  findLastChosen(db, s, before(now, CHOICE_MS));

export const deleteOldVisits = (db: Database, now: Date) =>
  deleteVisitsBefore(db, before(now, CHOICE_MS + DAY));
