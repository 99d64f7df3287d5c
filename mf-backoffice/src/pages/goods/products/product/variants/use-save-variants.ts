import { conflictBody, failureBody, failureText } from '@pinpu/shared/api/failure';
import {
  shopVariantsConflictSchema,
  variantFaultsSchema,
} from '@pinpu/shared/contracts/backoffice';
import type { VariantFault } from '@pinpu/shared/domain';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { useState } from 'react';
import { productKey, variantsKey } from '../../../../../api/shop-keys.ts';
import { saveVariants } from '../../../../../api/variants.ts';
import {
  type ForeignVariantChange,
  foreignVariantChanges,
  rebaseVariants,
} from './draft/rebase-variants.ts';
import { draftOf, type RowDraft, saveOf, type VariantsDraft } from './draft/variants-draft.ts';

/** A fault of a row, by its id; '' for the options. */
export interface RowFault {
  row: string;
  field: string;
  message: string;
}

export const faultsAt = (faults: readonly VariantFault[], rows: readonly RowDraft[]): RowFault[] =>
  faults.map(({ row, field, message }) => ({ row: rows[row]?.id ?? '', field, message }));

const rejectedCells = (error: unknown): readonly VariantFault[] =>
  failureBody(error, variantFaultsSchema)?.faults ?? [];

type SetDraft = (change: (draft: VariantsDraft) => VariantsDraft) => void;

/** Saves the options and variants of a product. Faults are shown at their cells, changes of others beside the input. */
export function useSaveVariants(code: string, setDraft: SetDraft) {
  const cache = useQueryClient();
  const [faults, setFaults] = useState<readonly RowFault[]>([]);
  const [foreign, setForeign] = useState<readonly ForeignVariantChange[]>([]);
  const save = useMutation({
    mutationFn: (sent: VariantsDraft) => saveVariants(code, saveOf(sent)),
    onSuccess: async (now, sent) => {
      setFaults([]);
      setForeign([]);
      // What was typed while the draft was sent stays.
      setDraft((typed) => (typed === sent ? draftOf(now) : rebaseVariants(typed, now)));
      cache.setQueryData(variantsKey(code), now);
      // Everything is invalidated: the shop's own pages show the variants, too.
      await cache.invalidateQueries({ refetchType: 'none' });
      await cache.invalidateQueries({ queryKey: productKey(code) });
    },
    onError: (error, sent) => {
      setFaults(faultsAt(rejectedCells(error), sent.rows));
      const now = conflictBody(error, shopVariantsConflictSchema)?.body;
      if (!now) return;
      setForeign(foreignVariantChanges(sent, now));
      setDraft((typed) => rebaseVariants(typed, now));
      cache.setQueryData(variantsKey(code), now);
    },
    meta: { quiet: true },
  });
  // Faults are shown at their cells instead.
  const rejection =
    rejectedCells(save.error).length > 0
      ? ''
      : failureText(save.error, '目前無法連線，可能沒有儲存。請再試一次。');
  return { save, faults, setFaults, foreign, rejection };
}
