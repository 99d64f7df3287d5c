import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import { deleteEmbedCheckouts } from './checkout-repository.ts';

/** As long as a payment code may still be paid. */
const STORED = 90 * DAY;

export const embedData: DataHooks = {
  deleteOld: (db, now) => deleteEmbedCheckouts(db, before(now, STORED)),
};
