import { emitAppEvent } from '@pinpu/shared/events';
import { useEffect, useState } from 'react';
import { useOrder } from '../../features/order/use-order.ts';
import { OrderNotice } from './OrderNotice.tsx';
import { isNoticeLate, outcomeOf } from './outcome.ts';

const LOOK_AGAIN_MS = 2000;
const PATIENCE_MS = 30_000;

/** Opens the order's dialog once for every address it is asked for by. */
function useOpenedDialog(guid: string) {
  useEffect(() => {
    // A turn later: the host of the dialog listens only when the whole page stands.
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
 * The order an address names, `/cart/order|paid|failed/{guid}` (ledger R5): its dialog, and above the cart what
 * became of the payment. A notice of payment that is late is waited for, within bounds.
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
