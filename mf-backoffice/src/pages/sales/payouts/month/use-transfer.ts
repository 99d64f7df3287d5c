import { useAdminDraft } from '@pinpu/shared/api/admin';
import type { ShopMonth } from '@pinpu/shared/contracts/backoffice';
import { taipeiDate } from '@pinpu/shared/domain';
import { useKeepPage } from '@pinpu/shared/state';
import { markPaid } from '../../../../api/payouts.ts';
import { waitingOf } from './month-sums.ts';
import { useMonthChange } from './use-month-change.ts';

const today = () => taipeiDate(new Date());

/** The payouts selected to be marked as transferred, and the day of the transfer. */
export function useTransfer({ month, payouts }: ShopMonth) {
  const [typed, setTyped] = useAdminDraft(`transfer ${month}`, {
    ids: [] as readonly string[],
    date: today(),
  });
  const paid = useMonthChange(month, markPaid);
  // Payouts that somebody else has marked meanwhile are left out.
  const chosen = waitingOf(payouts).filter(({ id }) => typed.ids.includes(id));
  useKeepPage(chosen.length === 0 ? undefined : 'chosen payouts');
  const choose = (ids: readonly string[]) => setTyped({ ...typed, ids });
  return {
    chosen,
    date: typed.date,
    choose,
    toggle: (id: string) =>
      choose(typed.ids.includes(id) ? typed.ids.filter((one) => one !== id) : [...typed.ids, id]),
    setDate: (date: string) => setTyped({ ...typed, date }),
    today: today(),
    isPending: paid.isPending,
    rejection: paid.rejection,
    send: (onSettled: () => void) =>
      paid.make(
        { month, ids: chosen.map(({ id }) => id), date: typed.date },
        { onSettled, onSuccess: () => choose([]) },
      ),
  };
}

export type Transfer = ReturnType<typeof useTransfer>;
