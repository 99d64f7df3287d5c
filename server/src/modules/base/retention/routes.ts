import type { ServerModule } from '../../../platform/module.ts';
import { sweepOldRows } from './service.ts';

const HOUR_MS = 3_600_000;

/** Deletes old rows every hour; has no routes. */
export const retentionModule: ServerModule = (_app, deps) => {
  deps.every('sweep old rows', HOUR_MS, () => sweepOldRows(deps, deps.clock()));
};
