import type { Order } from '@pinpu/shared/contracts';
import { invoiceOf, isInvoiceDue, taipeiDate } from '@pinpu/shared/domain';
import { DownloadButton } from '@pinpu/shared/files';
import { InvoiceFields } from '@pinpu/shared/forms';
import { useKeepPage } from '@pinpu/shared/state';
import { Button, Dialog, Notice, Row, reportFirstInvalid, Stack } from '@pinpu/shared/ui';
import { Facts, Soft } from '@pinpu/shared/widgets';
import { useId, useState } from 'react';
import { fetchInvoicePdf } from '../../api/orders.ts';
import { invoiceFacts } from './invoice-facts.ts';
import { useInvoiceCorrection } from './use-invoice-correction.ts';

interface OrderInvoiceProps {
  order: Order;
  onOutdated: () => void;
}

/** The form for the corrected details; an issued invoice is voided and issued again. */
function CorrectionDialog({
  order,
  onOutdated,
  onClose,
}: OrderInvoiceProps & { onClose: () => void }) {
  const form = useId();
  const [invoice, setInvoice] = useState(() => invoiceOf(order));
  const { send, busy, rejection } = useInvoiceCorrection(order, () => {
    onClose();
    onOutdated();
  });
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
          送出更正
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && reportFirstInvalid(event.currentTarget)) send(invoice);
        }}
      >
        <Stack $gap={24}>
          {rejection && <Notice variant="danger" message={rejection} />}
          {order.invoice_code !== '' && (
            <p>{`發票 ${order.invoice_code} 會作廢，並以新的資料重新開立，號碼會不同。`}</p>
          )}
          <InvoiceFields
            invoice={invoice}
            onChange={(typed) => setInvoice((before) => ({ ...before, ...typed }))}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

const dayText = (day: string) => day.replaceAll('-', '/');

/** What the buyer can still do about the details of an invoice that the shop's provider issues. */
function Correction(props: OrderInvoiceProps) {
  const { order } = props;
  const [isOpen, setOpen] = useState(false);
  const { until, busy } = order.provider_invoice ?? { until: '', busy: false };
  if (busy) return <Soft>發票正在處理，幾分鐘後可以看到結果。</Soft>;
  if (until !== '' && taipeiDate(new Date()) > until)
    return <Soft>{`發票資料只能更正到 ${dayText(until)}。`}</Soft>;
  return (
    <>
      <Row>
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          更正發票資料
        </Button>
      </Row>
      {until !== '' && <Soft>{`${dayText(until)} 以前可以更正統編、抬頭或載具。`}</Soft>}
      {isOpen && <CorrectionDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The invoice of an order, with what the buyer can do about it. */
export function OrderInvoice(props: OrderInvoiceProps) {
  const { order } = props;
  return (
    <section aria-label="發票">
      <h4>發票</h4>
      <Facts facts={invoiceFacts(order)} />
      <Stack $gap={8} className="not-printed">
        {order.invoice_pdf && (
          <DownloadButton
            label="下載發票 PDF"
            name={`發票-${order.invoice_pdf}.pdf`}
            fetchFile={() => fetchInvoicePdf(order.guid, order.cus_email)}
          />
        )}
        {order.provider_invoice && isInvoiceDue(order) && <Correction {...props} />}
      </Stack>
    </section>
  );
}
