import type { Deps, ServerModule } from '../../../platform/module.ts';

const HOUR_MS = 3_600_000;

export const retentionModule: ServerModule = (_app, deps) => {
  deps.every('sweep old rows', HOUR_MS, () => sweepOldRows(deps, deps.clock()));
};

/** Deletes rows that no part of the shop needs any more (個資法 §11). */
export async function sweepOldRows(
  { db, dataHooks }: Pick<Deps, 'db' | 'dataHooks'>,
  now: Date,
): Promise<void> {
  for (const { deleteOld } of dataHooks) await deleteOld?.(db, now);
}
