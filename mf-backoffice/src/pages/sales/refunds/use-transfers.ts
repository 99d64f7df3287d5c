import { useAdminDraft } from '@pinpu/shared/api/admin';
import { failureText } from '@pinpu/shared/api/failure';
import type { ListedRefund } from '@pinpu/shared/contracts/backoffice';
import { taipeiDate } from '@pinpu/shared/domain';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { useKeepPage } from '@pinpu/shared/state';
import { markTransferred } from '../../../api/refunds.ts';
import { REFUNDS_KEY, SHOP_KEY } from '../../../api/shop-keys.ts';
import { UNKNOWN_OUTCOME } from '../../../features/changes/unknown-outcome.ts';

const today = () => taipeiDate(new Date());

/** The refunds selected to be recorded as transferred, and the day of the transfer. */
export function useTransfers(refunds: readonly ListedRefund[]) {
  const cache = useQueryClient();
  const none = { ids: [] as readonly string[], date: today() };
  const [typed, setTyped] = useAdminDraft('refund transfers', none);
  // Refunds that somebody else has recorded meanwhile are left out.
  const chosen = refunds.filter(({ id }) => typed.ids.includes(id));
  useKeepPage(chosen.length === 0 ? undefined : 'chosen refunds');
  const choose = (ids: readonly string[]) => setTyped({ ...typed, ids });
  const mutation = useMutation({
    mutationFn: markTransferred,
    onSuccess: (list) => {
      cache.setQueryData([...REFUNDS_KEY, 'transfer'], list);
      choose([]);
      return cache.invalidateQueries({ queryKey: [SHOP_KEY], refetchType: 'none' });
    },
    onError: () => cache.invalidateQueries({ queryKey: REFUNDS_KEY }),
    meta: { quiet: true },
  });
  return {
    ...{ chosen, choose, date: typed.date, today: today() },
    toggle: (id: string) =>
      choose(typed.ids.includes(id) ? typed.ids.filter((one) => one !== id) : [...typed.ids, id]),
    setDate: (date: string) => setTyped({ ...typed, date }),
    isPending: mutation.isPending,
    rejection: failureText(mutation.error, UNKNOWN_OUTCOME),
    send: (onSettled: () => void) =>
      mutation.mutate({ ids: chosen.map(({ id }) => id), date: typed.date }, { onSettled }),
  };
}

export type Transfers = ReturnType<typeof useTransfers>;
