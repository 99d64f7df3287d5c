import { orderSchema, type SlotContracts } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { Dialog, Spinner } from '@pinpu/shared/ui';
import { useMemo, useState } from 'react';
import { useOrder } from '../order/use-order.ts';
import { OrderAccess } from './OrderAccess.tsx';
import { OrderSheet } from './OrderSheet.tsx';

type OrderDetailsProps = SlotContracts['order.details'];

/** Loads an order and shows it, or its loading or failed state. */
function LoadedOrder({ id = '', acc_email, onClose }: OrderDetailsProps) {
  const { data, error, isFetching, refetch } = useOrder(id, { acc_email });
  if (data !== undefined) return <OrderSheet order={data} onClose={onClose} onOutdated={refetch} />;
  return (
    <Dialog open variant="full" title="訂購單明細" onClose={onClose}>
      {error === null ? (
        <Spinner label="訂單載入中" />
      ) : (
        <OrderAccess id={id} error={error} busy={isFetching} onRetry={refetch} />
      )}
    </Dialog>
  );
}

/**
 * Fills the slot `order.details` with an order, given as an object or by id. An object that lacks fields of the
 * contract is loaded again by its guid, since any remote may open it (ledger D8).
 */
export function OrderDetails(props: OrderDetailsProps) {
  const { order, onClose } = props;
  const [outdated, setOutdated] = useState(false);
  const parsed = useMemo(() => safeParse(orderSchema, order), [order]);
  if (order === undefined) return <LoadedOrder {...props} />;
  if (outdated || !parsed.success)
    return <LoadedOrder id={order.guid} acc_email={order.cus_email} onClose={onClose} />;
  return <OrderSheet order={parsed.data} onClose={onClose} onOutdated={() => setOutdated(true)} />;
}
