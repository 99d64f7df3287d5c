import type { StockCell, StockProduct, StockSaved } from '@pinpu/shared/contracts/backoffice';
import type { StockField } from '@pinpu/shared/domain';

/** Unsaved input of a cell. */
export interface CellDraft {
  text: string;
  /** The value and the version that were shown when it was typed. */
  from: number;
  version: number;
  state: 'typing' | 'saving' | 'rejected';
  /** Why it was not saved. */
  message: string;
  /** It was not saved because its price is probably wrong; the user can save it nevertheless. */
  isQuestion?: boolean;
}

export type RowDrafts = Readonly<Partial<Record<StockField, CellDraft>>>;
/** By product id. */
export type StockDrafts = Readonly<Record<string, RowDrafts>>;

type Place = Pick<StockCell, 'prd_id' | 'field'>;

const NONE: RowDrafts = {};

export const rowDrafts = (drafts: StockDrafts, prd_id: string): RowDrafts => drafts[prd_id] ?? NONE;

export const draftAt = (drafts: StockDrafts, { prd_id, field }: Place): CellDraft | undefined =>
  drafts[prd_id]?.[field];

/** The drafts with the given draft in a cell; undefined removes the cell's draft. */
export function withDraft(
  drafts: StockDrafts,
  { prd_id, field }: Place,
  draft: CellDraft | undefined,
): StockDrafts {
  const { [prd_id]: row = NONE, ...others } = drafts;
  const { [field]: _, ...rest } = row;
  const next = draft === undefined ? rest : { ...rest, [field]: draft };
  return Object.keys(next).length === 0 ? others : { ...others, [prd_id]: next };
}

/** A draft that is based on the cell's current value. */
export const newDraft = (product: StockProduct, field: StockField, text: string): CellDraft => ({
  ...{ text, from: product[field], version: product.version },
  ...{ state: 'typing', message: '' },
});

/**
 * The drafts after an answer: saved ones are removed; rejected ones get the reason, and are then based on the current
 * values.
 */
export function afterAnswer(
  drafts: StockDrafts,
  cells: readonly StockCell[],
  { products, refused: rejected }: Pick<StockSaved, 'products' | 'refused'>,
): StockDrafts {
  return cells.reduce((before, cell) => {
    const { prd_id, field } = cell;
    const draft = draftAt(before, cell);
    const others = rejected.filter((one) => one.prd_id === prd_id);
    if (draft === undefined) return before;
    if (others.length === 0) return withDraft(before, cell, undefined);
    const product = products.find((one) => one.prd_id === prd_id);
    const message =
      others.find((one) => one.field === field)?.message ?? '同一項商品有別的值要改正，還沒儲存。';
    const seen = product ? { from: product[field], version: product.version } : {};
    return withDraft(before, cell, { ...draft, ...seen, state: 'rejected', message });
  }, drafts);
}

/** Whether a save is still in progress. */
export const isSaving = (drafts: StockDrafts): boolean =>
  Object.values(drafts).some((row) => Object.values(row).some(({ state }) => state === 'saving'));

/** The drafts after a failure without an answer: all are kept, with this message. */
export const afterFailure = (
  drafts: StockDrafts,
  cells: readonly Place[],
  message: string,
): StockDrafts =>
  cells.reduce((before, cell) => {
    const draft = draftAt(before, cell);
    return draft ? withDraft(before, cell, { ...draft, state: 'rejected', message }) : before;
  }, drafts);

/** The drafts that an ended session left unsaved, marked as such. */
export const interruptedDrafts = (drafts: StockDrafts): StockDrafts =>
  Object.entries(drafts).reduce(
    (before, [prd_id, row]) =>
      afterFailure(
        before,
        (Object.keys(row) as StockField[]).map((field) => ({ prd_id, field })),
        '還沒儲存，請確認後再存一次。',
      ),
    drafts,
  );
