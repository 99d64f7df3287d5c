import type { Order } from '@pinpu/shared/contracts';
import { useQuery } from '@pinpu/shared/query';
import { useAtomValue } from '@pinpu/shared/state';
import { fetchOrder } from '../../api/orders.ts';
import { orderEmailAtom } from '../../state/order-email.ts';

/** Every look at an order is under this key, so that page and dialog share one answer. */
export const ORDERS_KEY = 'order';

interface OrderLook {
  /** Opens a guest's order; '' where the session or the token may do. */
  acc_email?: string;
  /** Milliseconds until the next look, or false for no other. */
  again?: (order: Order) => number | false;
}

/** One order by id or guid. */
export function useOrder(id: string, { acc_email = '', again }: OrderLook = {}) {
  const given = useAtomValue(orderEmailAtom);
  const email = given || acc_email;
  return useQuery({
    queryKey: [ORDERS_KEY, id, email],
    queryFn: () => fetchOrder(id, email),
    // Opened again, an order is read again; page and dialog opening together read it once.
    staleTime: 2000,
    refetchInterval: ({ state: { data } }) => (data && again?.(data)) ?? false,
    // The dialog shows its own failures, with what can be done about them.
    meta: { quiet: true },
  });
}
