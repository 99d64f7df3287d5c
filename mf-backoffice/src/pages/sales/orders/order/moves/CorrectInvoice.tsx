import type { Order } from '@pinpu/shared/contracts';
import { invoiceOf, isInvoiceDue, taipeiDate } from '@pinpu/shared/domain';
import { InvoiceFields } from '@pinpu/shared/forms';
import { useKeepPage } from '@pinpu/shared/state';
import { Button, Dialog, Notice, Row, reportFirstInvalid, Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { useId, useState } from 'react';
import type { OrderMoves } from '../use-order-move.ts';

interface CorrectInvoiceProps {
  order: Order;
  moves: OrderMoves;
}

const dayText = (day: string) => day.replaceAll('-', '/');

function CorrectionDialog({
  order,
  moves,
  onClose,
}: CorrectInvoiceProps & { onClose: () => void }) {
  const form = useId();
  const [invoice, setInvoice] = useState(() => invoiceOf(order));
  const busy = moves.pending === 'correct';
  useKeepPage('a corrected invoice');
  return (
    <Dialog
      open
      variant="full"
      title="更正發票資料"
      dismissable={!busy}
      onClose={onClose}
      footer={
        <Button type="submit" form={form} wide busy={busy}>
          作廢並重新開立
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (busy || !reportFirstInvalid(event.currentTarget)) return;
          moves.make({ move: 'correct', fields: { invoice } }, onClose);
        }}
      >
        <Stack $gap={24}>
          {moves.failed === 'correct' && <Notice variant="danger" message={moves.rejection} />}
          <p>
            {order.invoice_code === ''
              ? '發票會以新的資料開立。'
              : `發票 ${order.invoice_code} 會作廢，並以新的資料重新開立，號碼會不同。`}
          </p>
          <InvoiceFields
            invoice={invoice}
            onChange={(typed) => setInvoice((before) => ({ ...before, ...typed }))}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** Corrects the details of an invoice that the provider issues: it is voided and issued again, until the 13th. */
export function CorrectInvoice({ order, moves }: CorrectInvoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const { until, busy } = order.provider_invoice ?? { until: '', busy: false };
  if (!order.provider_invoice || !isInvoiceDue(order) || busy) return null;
  if (until !== '' && taipeiDate(new Date()) > until)
    return (
      <Soft>{`發票只能在 ${dayText(until)} 以前作廢或更正。退款或取消訂單後，系統會開立折讓。`}</Soft>
    );
  return (
    <>
      <Row>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          更正發票資料
        </Button>
        {until !== '' && <Soft>{`${dayText(until)} 以前可以更正`}</Soft>}
      </Row>
      {isOpen && <CorrectionDialog order={order} moves={moves} onClose={() => setOpen(false)} />}
    </>
  );
}
