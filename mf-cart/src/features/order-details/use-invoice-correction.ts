import { failureText } from '@pinpu/shared/api/failure';
import type { Order } from '@pinpu/shared/contracts';
import type { Invoice } from '@pinpu/shared/domain';
import { emitAppEvent } from '@pinpu/shared/events';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { correctInvoice } from '../../api/orders.ts';
import { ORDERS_KEY } from '../order/use-order.ts';

const FAILED = '暫時無法送出，請稍後再試一次。';

/**
 * Corrects the details of an order's invoice, once for a double click; afterwards the order is loaded again, here and in
 * lists.
 */
export function useInvoiceCorrection({ guid, cus_email }: Order, onDone: () => void) {
  const queries = useQueryClient();
  const mutationKey = ['invoice correction', guid];
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: (invoice: Invoice) => correctInvoice(guid, { ...invoice, acc_email: cus_email }),
    onSuccess: () => {
      queries.invalidateQueries({ queryKey: [ORDERS_KEY] });
      emitAppEvent('APP_EC_ORDERS_CHANGED', {});
      onDone();
    },
    meta: { quiet: true },
  });
  // A second click comes before `isPending` is rendered.
  const send = (invoice: Invoice) => {
    if (queries.isMutating({ mutationKey }) === 0) mutate(invoice);
  };
  return { send, busy: isPending, rejection: failureText(error, FAILED) };
}
