import type { Order } from '@pinpu/shared/contracts';
import { useAppEvent } from '@pinpu/shared/events';
import { Slot } from '@pinpu/shared/slots';
import { useCallback, useState } from 'react';

type Shown = { id: string; acc_email?: string } | { order: Order };

/** Opens an order's details on an event; a remote fills the dialog (spec §2). */
export function OrderDialogHost() {
  const [shown, setShown] = useState<Shown>();
  useAppEvent('APP_EC_LOAD_ORDER_DETAILS', setShown);
  useAppEvent('APP_EC_OPEN_ORDER_DETAILS', setShown);
  const close = useCallback(() => setShown(undefined), []);
  return shown && <Slot name="order.details" {...shown} onClose={close} />;
}
