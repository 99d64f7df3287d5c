import { useAdminDraft } from '@pinpu/shared/api/admin';
import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import { readStockCell, type StockField } from '@pinpu/shared/domain';
import { useKeepPage } from '@pinpu/shared/state';
import { useEffect, useRef } from 'react';
import type { TypedCell } from './pasted-block.ts';
import { plannedSave } from './planned-save.ts';
import {
  draftAt,
  interruptedDrafts,
  isSaving,
  newDraft,
  type StockDrafts,
  withDraft,
} from './stock-drafts.ts';
import { useSaveStock } from './use-save-stock.ts';
import { useStockUndo } from './use-stock-undo.ts';

/** Drafts of cells, which an ended session does not lose. */
function useDrafts() {
  const [drafts, setDrafts] = useAdminDraft<StockDrafts>('stock', {});
  // Answers arrive between two renderings: each change is made of the newest drafts.
  const latest = useRef(drafts);
  const update = (change: (before: StockDrafts) => StockDrafts) => {
    latest.current = change(latest.current);
    setDrafts(latest.current);
  };
  useEffect(() => {
    latest.current = interruptedDrafts(latest.current);
    setDrafts(latest.current);
  }, [setDrafts]);
  useKeepPage(Object.keys(drafts).length === 0 ? undefined : 'numbers of products');
  return { drafts, latest, update };
}

/** Input of the cells; it is preserved until it is saved or discarded. */
export function useStockCells() {
  const { drafts, latest, update } = useDrafts();
  const undo = useStockUndo(() => isSaving(latest.current));
  const save = useSaveStock(update, undo);
  return {
    drafts,
    undo,
    /** Saves what is right of these cells; the others say what is wrong. True where nothing is. */
    commit: (typed: readonly TypedCell[]): boolean => {
      const plan = plannedSave(latest.current, typed);
      update(() => plan.drafts);
      if (plan.cells.length > 0) save(plan.cells);
      return typed.every(({ field, text }) => 'value' in readStockCell(field, text));
    },
    /** Notes what is typed into a cell. */
    type: (product: StockProduct, field: StockField, text: string) =>
      update((before) => {
        const cell = { prd_id: product.prd_id, field };
        const draft = draftAt(before, cell) ?? newDraft(product, field, text);
        return withDraft(before, cell, { ...draft, text });
      }),
    /** Gives up what was typed into cells of a product. */
    discard: (prd_id: string, fields: readonly StockField[]) =>
      update((before) =>
        fields.reduce((rest, field) => withDraft(rest, { prd_id, field }, undefined), before),
      ),
  };
}

export type StockCells = ReturnType<typeof useStockCells>;
