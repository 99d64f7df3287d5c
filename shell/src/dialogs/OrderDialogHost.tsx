import type { Order } from '@pinpu/shared/contracts';
import { useAppEvent } from '@pinpu/shared/events';
import { Slot } from '@pinpu/shared/slots';
import { Dialog, Spinner } from '@pinpu/shared/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { SlotError } from '../composition/SlotError.tsx';
import { SlotStatesContext } from '../composition/slot-states.ts';

type DialogContent = { id: string; acc_email?: string } | { order: Order };

const TITLE = '訂購單明細';

/** Only after this many ms; prefetched code shows the dialog itself before that. */
const PENDING_AFTER_MS = 300;

function Pending({ onClose }: { onClose: () => void }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PENDING_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog open={isLate} variant="full" title={TITLE} onClose={onClose}>
      <Spinner label="訂單載入中" />
    </Dialog>
  );
}

/**
 * Opens an order's details on an event; a remote fills the dialog (spec §2). While its code loads, and where that
 * fails, this dialog says so, since the slot's own place on the page is out of view (ledger M4).
 */
export function OrderDialogHost() {
  const [shown, setShown] = useState<DialogContent>();
  useAppEvent('APP_EC_LOAD_ORDER_DETAILS', setShown);
  useAppEvent('APP_EC_OPEN_ORDER_DETAILS', setShown);
  const close = useCallback(() => setShown(undefined), []);
  const states = useMemo(() => {
    const failed = (retry: () => void) => (
      <Dialog open variant="full" title={TITLE} onClose={close}>
        <SlotError onRetry={retry} />
      </Dialog>
    );
    return {
      pending: <Pending onClose={close} />,
      failed,
      none: failed(() => window.location.reload()),
    };
  }, [close]);
  if (shown === undefined) return null;
  return (
    <SlotStatesContext value={states}>
      <Slot name="order.details" {...shown} onClose={close} />
    </SlotStatesContext>
  );
}
