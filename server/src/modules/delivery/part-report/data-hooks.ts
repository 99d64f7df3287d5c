import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import { deleteNetworks, deleteReports } from './repository.ts';

const STORED = {
  reports: 14 * DAY,
  /** Longer than the period that a rollback decision looks at. */
  networks: DAY / 8,
};

export const partReportData: DataHooks = {
  deleteOld: async (db, now) => {
    await deleteReports(db, before(now, STORED.reports));
    await deleteNetworks(db, before(now, STORED.networks));
  },
};
