import { useAdminDraft } from '@pinpu/shared/api/admin';
import type { ShopVariants } from '@pinpu/shared/contracts/backoffice';
import { variantFaults } from '@pinpu/shared/domain';
import { useEffect, useMemo, useState } from 'react';
import type { VariantField } from './draft/variant-columns.ts';
import {
  draftOf,
  hasChanges,
  type RowDraft,
  saveOf,
  type VariantsDraft,
} from './draft/variants-draft.ts';
import { faultsAt, type RowFault, useSaveVariants } from './use-save-variants.ts';

export type { RowFault } from './use-save-variants.ts';

type Change = (draft: VariantsDraft) => VariantsDraft;

/** The text of a cell to be. */
interface TypedCell {
  row: string;
  field: VariantField;
  text: string;
}

function withCells(draft: VariantsDraft, cells: readonly TypedCell[]): VariantsDraft {
  const byRow = Map.groupBy(cells, ({ row }) => row);
  const rows = draft.rows.map((row) => {
    const texts = byRow.get(row.id)?.map(({ field, text }) => [field, text]);
    return texts ? { ...row, cells: { ...row.cells, ...Object.fromEntries(texts) } } : row;
  });
  return { ...draft, rows };
}

const withRows = (draft: VariantsDraft, ids: readonly string[], fields: Partial<RowDraft>) => {
  const changed = new Set(ids);
  const rows = draft.rows.map((row) => (changed.has(row.id) ? { ...row, ...fields } : row));
  return { ...draft, rows };
};

const ownFaults = (base: ShopVariants, { options, variants }: ReturnType<typeof saveOf>) =>
  variantFaults(options, variants, { prd_id: base.prd_id, stored: base.variants });

/** The message about the last change of several cells, which can be undone. */
interface BulkMessage {
  text: string;
  /** The rows before; undefined where nothing was changed. */
  before?: readonly RowDraft[];
}

/** The name of a product's editor, under which its input is kept when a session ends. */
export const variantsForm = (code: string) => `variants ${code}`;

/** The input, reset whenever what is stored changes and nothing was typed. */
function useDraft(data: ShopVariants) {
  const [draft, setDraft] = useAdminDraft<VariantsDraft>(variantsForm(data.prd_id), draftOf(data));
  const isDirty = useMemo(() => hasChanges(draft), [draft]);
  const { base } = draft;
  useEffect(() => {
    // They were loaded again, as after a return to the tab. Nothing was typed, so nothing is lost.
    const isNew = JSON.stringify(data) !== JSON.stringify(base);
    if (isNew && !isDirty) setDraft(draftOf(data));
  }, [data, base, isDirty, setDraft]);
  return { draft, setDraft, isDirty };
}

/** The changes of the editor, and the message about the last one of several cells. */
function useChanges(draft: VariantsDraft, setDraft: (change: Change) => void, saving: Saving) {
  const [bulk, setBulk] = useState<BulkMessage>();
  const change = (next: Change) => {
    setBulk(undefined);
    setDraft(next);
  };
  const dropFaults = (isDropped: (fault: RowFault) => boolean) =>
    saving.setFaults(saving.faults.filter((fault) => !isDropped(fault)));
  const type = (cells: readonly TypedCell[]) => {
    const typed = new Set(cells.map(({ row, field }) => `${row} ${field}`));
    change((one) => withCells(one, cells));
    dropFaults(({ row, field }) => typed.has(`${row} ${field}`));
  };
  const changeMany = (next: Change, text: string) => {
    change(next);
    setBulk({ text, before: draft.rows });
  };
  return {
    ...{ bulk, change, type },
    /** Changes options and values; faults of options no longer apply, since they are named by place. */
    changeOptions(next: Change) {
      change(next);
      dropFaults(({ row }) => row === '');
    },
    setRow: (row: string, fields: Partial<RowDraft>) =>
      change((one) => withRows(one, [row], fields)),
    removeRow(row: string) {
      const rows = draft.rows.filter(({ id }) => id !== row);
      changeMany((one) => ({ ...one, rows }), '已從規格表移除一種規格。');
      dropFaults((fault) => fault.row === row);
    },
    /** Puts texts into several cells; can be undone. */
    fill(cells: readonly TypedCell[], text: string) {
      type(cells);
      setBulk({ text, before: draft.rows });
    },
    setPictures: (rows: readonly string[], picture: string, text: string) =>
      changeMany((one) => withRows(one, rows, { picture }), text),
    reject: (text: string) => setBulk({ text }),
    undo: () => bulk?.before && change((one) => ({ ...one, rows: bulk.before ?? one.rows })),
  };
}

type Saving = ReturnType<typeof useSaveVariants>;

/** The editor of a product's options and variants: its input, faults and saving. */
export function useVariantsForm(data: ShopVariants) {
  const { draft, setDraft, isDirty } = useDraft(data);
  const [checkedAt, setCheckedAt] = useState(0);
  const saving = useSaveVariants(draft.base.prd_id, setDraft);
  const { save, faults, setFaults, foreign, rejection } = saving;
  const changes = useChanges(draft, setDraft, saving);
  return {
    ...{ draft, isDirty, faults, foreign, rejection, ...changes },
    isSaving: save.isPending,
    isSaved: save.isSuccess && !isDirty,
    /** Identifies the last attempt if something was rejected, else 0. */
    failedAt: faults.length > 0 ? checkedAt + save.submittedAt : 0,
    faultAt: (row: string, field: string) =>
      faults.find((fault) => fault.row === row && fault.field === field)?.message ?? '',
    /** Whether the input can be sent; if not, the faults are shown. */
    check(): boolean {
      const found = ownFaults(draft.base, saveOf(draft));
      setFaults(faultsAt(found, draft.rows));
      setCheckedAt(checkedAt + 1);
      return found.length === 0;
    },
    save: () => !save.isPending && save.mutate(draft),
    discard() {
      setFaults([]);
      save.reset();
      changes.change(({ base }) => draftOf(base));
    },
  };
}

export type VariantsForm = ReturnType<typeof useVariantsForm>;
