import type { Order } from '@pinpu/shared/contracts';
import { useQuery } from '@pinpu/shared/query';
import { useAtomValue } from '@pinpu/shared/state';
import { fetchOrder } from '../../api/orders.ts';
import { orderEmailAtom } from '../../state/order-email.ts';

/** Query key of an order, so that page and dialog use the same response. */
export const ORDERS_KEY = 'order';

interface OrderLook {
  /** Authorises a guest; '' if the session or the token is enough. */
  acc_email?: string;
  /** Refetch interval in milliseconds, or false for none. */
  again?: (order: Order) => number | false;
}

/** One order by id or guid. */
export function useOrder(id: string, { acc_email = '', again }: OrderLook = {}) {
  const orderEmail = useAtomValue(orderEmailAtom);
  const email = orderEmail || acc_email;
  return useQuery({
    queryKey: [ORDERS_KEY, id, email],
    queryFn: () => fetchOrder(id, email),
    // Loads an order again when it is reopened; page and dialog that open together cause one request.
    staleTime: 2000,
    // It may have been paid in another tab.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data && again?.(data)) ?? false,
    // The dialog shows its own errors, with suitable actions.
    meta: { quiet: true },
  });
}
