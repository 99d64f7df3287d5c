import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import { deleteAuditEntries } from './repository.ts';

/** Long enough for questions that come up at the end of a year. */
const STORED = 730 * DAY;

export const auditData: DataHooks = {
  deleteOld: (db, now) => deleteAuditEntries(db, before(now, STORED)),
};
