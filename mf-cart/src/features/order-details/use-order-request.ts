import { isApiFailure } from '@pinpu/shared/api/failure';
import type { Order, OrderRequest } from '@pinpu/shared/contracts';
import { emitAppEvent } from '@pinpu/shared/events';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { pushNoticesAtom, useSetAtom } from '@pinpu/shared/state';
import { requestOfOrder } from '../../api/orders.ts';
import { ORDERS_KEY } from '../order/use-order.ts';

const FAILED = {
  code: 'ORDER',
  message: '暫時無法送出，請稍後再試一次。',
  variant: 'danger',
} as const;

/**
 * Sends a request about an order. Afterwards, even after a rejection, the order is loaded again, here and in lists.
 * Failures are shown in the global modal, since the order's new content would replace a message here.
 */
export function useOrderRequest({ guid, cus_email }: Order, onOutdated: () => void) {
  const queries = useQueryClient();
  const push = useSetAtom(pushNoticesAtom);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ kind, reason }: Pick<OrderRequest, 'kind' | 'reason'>) =>
      requestOfOrder(guid, { kind, reason, acc_email: cus_email }),
    onError: (error) => push(isApiFailure(error) ? error.notices : [FAILED]),
    onSettled: () => {
      onOutdated();
      queries.invalidateQueries({ queryKey: [ORDERS_KEY] });
      emitAppEvent('APP_EC_ORDERS_CHANGED', {});
    },
    meta: { quiet: true },
  });
  const send = (request: Pick<OrderRequest, 'kind' | 'reason'>) =>
    mutateAsync(request).catch(() => undefined);
  return { send, busy: isPending };
}
