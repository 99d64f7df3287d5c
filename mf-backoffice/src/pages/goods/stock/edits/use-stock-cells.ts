import { useAdminDraft } from '@pinpu/shared/api/admin';
import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import { readStockCell, type StockField } from '@pinpu/shared/domain';
import { useKeepPage } from '@pinpu/shared/state';
import { useEffect, useRef } from 'react';
import { plannedSave, type TypedCell } from './planned-save.ts';
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

/** Drafts of cells, which survive the end of a session. */
function useDrafts() {
  const [drafts, setDrafts] = useAdminDraft<StockDrafts>('stock', {});
  // Answers can arrive between two renderings, so each change starts from the newest drafts.
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

/** The input of the cells; it is kept until it is saved or discarded. */
export function useStockCells() {
  const { drafts, latest, update } = useDrafts();
  const undo = useStockUndo(() => isSaving(latest.current));
  const save = useSaveStock(update, undo);
  const commit = (typed: readonly TypedCell[], isConfirmed = false): boolean => {
    const plan = plannedSave(latest.current, typed, isConfirmed);
    update(() => plan.drafts);
    if (plan.cells.length > 0) save(plan.cells);
    return typed.every(({ field, text }) => 'value' in readStockCell(field, text));
  };
  return {
    drafts,
    undo,
    /**
     * Saves the valid ones of these cells; the others show their fault, and prices that are probably wrong a question.
     * Returns whether all are valid.
     */
    commit,
    /** Saves the input of a cell. Nothing is saved if it has none, as after a paste that has saved it already. */
    commitTyped: (product: StockProduct, field: StockField): boolean => {
      const draft = draftAt(latest.current, { prd_id: product.prd_id, field });
      return draft === undefined || commit([{ product, field, text: draft.text }]);
    },
    /** Stores the input of a cell. */
    type: (product: StockProduct, field: StockField, text: string) =>
      update((before) => {
        const cell = { prd_id: product.prd_id, field };
        const draft = draftAt(before, cell) ?? newDraft(product, field, text);
        if (draft.text === text) return withDraft(before, cell, draft);
        return withDraft(before, cell, { ...draft, text, isQuestion: false });
      }),
    /** Drops the input of cells of a product. */
    discard: (prd_id: string, fields: readonly StockField[]) =>
      update((before) =>
        fields.reduce((rest, field) => withDraft(rest, { prd_id, field }, undefined), before),
      ),
  };
}

export type StockCells = ReturnType<typeof useStockCells>;
