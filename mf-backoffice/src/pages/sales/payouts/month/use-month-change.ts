import { conflictBody, failureText } from '@pinpu/shared/api/failure';
import { type ShopMonth, shopMonthConflictSchema } from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { payoutMonthKey, SHOP_KEY } from '../../../../api/shop-keys.ts';
import { UNKNOWN_OUTCOME } from '../../../../features/changes/unknown-outcome.ts';

/** The current month, if a change was rejected because somebody else was first; else undefined. */
const changedMonth = (error: unknown): ShopMonth | undefined =>
  conflictBody(error, shopMonthConflictSchema)?.body;

/**
 * Changes a month and shows its new state. After a conflict, the current state is shown, `rejection` is the server's
 * message, and what was typed stays.
 */
export function useMonthChange<Change>(
  month: string,
  change: (change: Change) => Promise<ShopMonth>,
) {
  const cache = useQueryClient();
  const show = (found: ShopMonth) => cache.setQueryData(payoutMonthKey(month), found);
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: (found) => {
      show(found);
      // Lists and figures are loaded again when they are next shown.
      return cache.invalidateQueries({ queryKey: [SHOP_KEY], refetchType: 'none' });
    },
    onError: (error) => {
      const found = changedMonth(error);
      if (found) show(found);
    },
    meta: { quiet: true },
  });
  return {
    make: mutation.mutate,
    isPending: mutation.isPending,
    rejection: failureText(mutation.error, UNKNOWN_OUTCOME),
  };
}
