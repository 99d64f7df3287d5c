import { conflictBody, failureText } from '@pinpu/shared/api/failure';
import { type ShopMonth, shopMonthConflictSchema } from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { payoutMonthKey, SHOP_KEY } from '../../../features/shop-keys.ts';
import { UNKNOWN_OUTCOME } from '../../../features/unknown-outcome.ts';

/** The month as it is now, where a change was rejected because somebody else was first. */
const changedMonth = (error: unknown): ShopMonth | undefined =>
  conflictBody(error, shopMonthConflictSchema)?.body;

/**
 * Changes a month. Shows its new state, also if somebody else was first; `rejection` says so then, and what
 * was typed stays.
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
      // Lists and figures are read again when they are next shown.
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
