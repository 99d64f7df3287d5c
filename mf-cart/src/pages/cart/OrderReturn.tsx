import { emitAppEvent } from '@pinpu/shared/events';
import { useSetAtom } from '@pinpu/shared/state';
import { useEffect, useMemo, useState } from 'react';
import { BecomeMember } from '../../features/order/BecomeMember.tsx';
import { useOrder } from '../../features/order/use-order.ts';
import { type Outcome, returnedOutcomeAtom } from '../../features/payment/returned-outcome.ts';
import { OrderNotice } from './OrderNotice.tsx';
import { isNoticeLate, outcomeOf } from './outcome.ts';
import { ThankYou } from './ThankYou.tsx';

const LOOK_AGAIN_MS = 2000;
const PATIENCE_MS = 30_000;

/** Opens the order's dialog once per address. */
function useOpenedDialog(guid: string) {
  useEffect(() => {
    // Delayed, since the host of the dialog listens only after the whole page has mounted.
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

/** Passes the outcome to the order's dialog while the address contains the order. */
function useReturnedOutcome(guid: string, outcome: Outcome | undefined) {
  const setReturned = useSetAtom(returnedOutcomeAtom);
  useEffect(() => setReturned({ guid, outcome }), [guid, outcome, setReturned]);
  useEffect(() => () => setReturned({ guid: '' }), [setReturned]);
}

/**
 * The order in the address, `/cart/order|paid|failed/{guid}` (ledger R5): opens its dialog and shows the outcome of the
 * payment above the cart. Waits for a late payment webhook, for a limited time.
 */
export function OrderReturn({ act, guid }: { act: string; guid: string }) {
  useOpenedDialog(guid);
  const patient = usePatience();
  const { data: order, isError: failed } = useOrder(guid, {
    again: (known) => patient && isNoticeLate(act, known) && LOOK_AGAIN_MS,
  });
  const outcome = useMemo(
    () => outcomeOf(act, { order, failed, patient }),
    [act, order, failed, patient],
  );
  useReturnedOutcome(guid, outcome);
  return (
    <>
      {order && outcome?.variant === 'success' ? (
        <ThankYou order={order} outcome={outcome} />
      ) : (
        <OrderNotice guid={guid} order={order} outcome={outcome} />
      )}
      {order && <BecomeMember order={order} />}
    </>
  );
}
