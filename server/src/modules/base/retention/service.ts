import type { Deps } from '../../../platform/module.ts';

/** Deletes rows that no part of the shop needs any more (個資法 §11). */
export async function sweepOldRows(
  { db, dataHooks }: Pick<Deps, 'db' | 'dataHooks'>,
  now: Date,
): Promise<void> {
  for (const { deleteOld } of dataHooks) await deleteOld?.(db, now);
}
