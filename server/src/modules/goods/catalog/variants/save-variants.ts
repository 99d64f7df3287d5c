import type { VariantsSave } from '@pinpu/shared/contracts/backoffice';
import type { VariantFault } from '@pinpu/shared/domain';
import { variantCode } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { isPictureAddress } from '../goods/cell-value.ts';
import { codeAt } from '../goods/file-codes.ts';
import { updatePreorders } from '../preorder-repository.ts';
import { applySpecials } from '../special/repository.ts';
import { GoodsEdit } from '../stock/goods-edit.ts';
import {
  clearValues,
  deleteVariants,
  findUsedCodes,
  insertVariants,
  updateCodes,
  updateOptions,
  updateVariant,
  updateVariants,
  type VariantRow,
} from './repository.ts';
import { planFaults, plannedRows, planVariants, type VariantsPlan } from './variants-plan.ts';
import type { VariantsState } from './variants-state.ts';

type PlannedRows = ReturnType<typeof plannedRows>;

export interface SaveContext {
  now: Date;
  actor: string;
  hasPicture: (address: string) => Promise<boolean>;
}

/** Gives each row without a code the first one that is free. */
async function withCodes(
  tx: Database,
  prd_id: string,
  rows: readonly VariantRow[],
  typed: ReadonlySet<string>,
): Promise<VariantRow[]> {
  const missing = rows.filter(({ var_id }) => var_id === '').length;
  const free: string[] = [];
  for (let n = 1; free.length < missing; n += missing + typed.size) {
    const tried = Array.from({ length: missing + typed.size }, (_, at) => codeAt(prd_id, n + at));
    const used = await findUsedCodes(tx, tried);
    free.push(...tried.filter((code) => !used.has(code) && !typed.has(code)));
  }
  return rows.map((row) => (row.var_id === '' ? { ...row, var_id: free.shift() ?? '' } : row));
}

const isUsed = (row: number, code: string): VariantFault => ({
  ...{ row, field: 'var_id' },
  message: `編號 ${code} 已經有別的商品或規格使用，請換一個。`,
});

/** Codes of rows that something else has. */
async function codeFaults(
  tx: Database,
  { sold }: VariantsState,
  rows: PlannedRows,
): Promise<VariantFault[]> {
  const stored = rows.flatMap((row) => row.stored ?? []);
  const own = new Set([...sold, ...stored].map(({ var_id }) => var_id));
  const codes = rows.map(variantCode);
  const used = await findUsedCodes(
    tx,
    codes.filter((code) => code !== '' && !own.has(code)),
  );
  return codes.flatMap((code, row) => (used.has(code) ? [isUsed(row, code)] : []));
}

/** Faults for new pictures that are not addresses of this shop's pictures. */
async function pictureFaults(
  { sold, former }: VariantsState,
  rows: PlannedRows,
  hasPicture: SaveContext['hasPicture'],
): Promise<VariantFault[]> {
  const known = new Set(['', ...[...sold, ...former].map(({ picture }) => picture)]);
  const faults: VariantFault[] = [];
  for (const [row, { picture }] of rows.entries()) {
    if (!known.has(picture) && isPictureAddress(picture) && (await hasPicture(picture)))
      known.add(picture);
    if (known.has(picture)) continue;
    const message = '這張圖片已經不在商店裡，請重新上傳。';
    faults.push({ row, field: 'picture', message });
  }
  return faults;
}

/** Returns faults where a code was taken by another request meanwhile. */
async function writePlan(
  tx: Database,
  { prd_id }: VariantsState,
  { options, removed, codes, displaced, updated, added, base }: VariantsPlan,
): Promise<VariantFault[]> {
  await updateOptions(tx, prd_id, options);
  await deleteVariants(tx, removed);
  if (codes.length > 0) await updateCodes(tx, codes);
  if (displaced.length > 0) await clearValues(tx, displaced);
  await updateVariants(tx, updated);
  const free = await insertVariants(tx, prd_id, added);
  if (Object.keys(base).length > 0) await updateVariant(tx, prd_id, base);
  return added.flatMap(({ var_id, sort }) => (free.has(var_id) ? [] : [isUsed(sort, var_id)]));
}

/**
 * Saves options and variants of a product that is locked; the caller rolls back where faults are returned, and compares
 * versions before.
 */
export async function saveVariants(
  tx: Database,
  state: VariantsState,
  save: VariantsSave,
  { now, actor, hasPicture }: SaveContext,
): Promise<{ plan: VariantsPlan } | { faults: VariantFault[] }> {
  const rows = plannedRows(state, save);
  const faults = planFaults(state, save, rows);
  if (faults.length === 0)
    faults.push(
      ...(await codeFaults(tx, state, rows)),
      ...(await pictureFaults(state, rows, hasPicture)),
    );
  if (faults.length > 0) return { faults };
  const { added, ...planned } = planVariants(state, save, rows);
  const typed = new Set(rows.map(variantCode).filter((code) => code !== ''));
  const plan = { ...planned, added: await withCodes(tx, state.prd_id, added, typed) };
  const taken = await writePlan(tx, state, plan);
  if (taken.length > 0) return { faults: taken };
  await applySpecials(tx, [state.prd_id], now);
  await updatePreorders(tx, now, [state.prd_id]);
  await new GoodsEdit({ kind: 'edit', actor, at: now }).record(tx, plan.changes);
  return { plan };
}
