import { emitAppEvent } from '@pinpu/shared/events';
import { useEffect, useState } from 'react';
import { useOrder } from '../../features/order/use-order.ts';
import { OrderNotice } from './OrderNotice.tsx';
import { isNoticeLate, outcomeOf } from './outcome.ts';

const LOOK_AGAIN_MS = 2000;
const PATIENCE_MS = 30_000;

/** Opens the order's dialog once per address. */
function useOpenedDialog(guid: string) {
  useEffect(() => {
    // One tick later: the dialog host listens only after the whole page is mounted.
    const timer = setTimeout(() => emitAppEvent('APP_EC_LOAD_ORDER_DETAILS', { id: guid }));
    return () => clearTimeout(timer);
  }, [guid]);
}

function usePatience() {
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return patient;
}

/**
 * The order in the address, `/cart/order|paid|failed/{guid}` (ledger R5): opens its dialog and shows the outcome of the
 * payment above the cart. Waits for a late payment webhook, within limits.
 */
export function OrderReturn({ act, guid }: { act: string; guid: string }) {
  useOpenedDialog(guid);
  const patient = usePatience();
  const { data: order, isError: failed } = useOrder(guid, {
    again: (known) => patient && isNoticeLate(act, known) && LOOK_AGAIN_MS,
  });
  return (
    <OrderNotice guid={guid} order={order} outcome={outcomeOf(act, { order, failed, patient })} />
  );
}
