import { failureText } from '@pinpu/shared/api/failure';
import type { Order } from '@pinpu/shared/contracts';
import { invoiceOf, isInvoiceDue, taipeiDate } from '@pinpu/shared/domain';
import { InvoiceFields } from '@pinpu/shared/forms';
import { useMutation } from '@pinpu/shared/query';
import { useKeepPage } from '@pinpu/shared/state';
import { Button, Dialog, Notice, Row, reportFirstInvalid, Stack } from '@pinpu/shared/ui';
import { Facts, Soft } from '@pinpu/shared/widgets';
import { useId, useState } from 'react';
import { fetchInvoicePage } from '../../api/orders.ts';
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

/**
 * Opens the provider's page that prints the invoice. Its address is valid for an hour, so each press gets a fresh one;
 * the tab is opened before that, since browsers block it afterwards.
 */
function PrintInvoice({ guid, cus_email }: Order) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (tab: Window | null) => {
      const url = await fetchInvoicePage(guid, cus_email).catch((failure: unknown) => {
        tab?.close();
        throw failure;
      });
      if (tab) tab.location.href = url;
      else window.location.assign(url);
    },
    meta: { quiet: true },
  });
  const open = () => {
    const tab = window.open('', '_blank');
    // The provider's page must not reach this one.
    if (tab) tab.opener = null;
    mutate(tab);
  };
  return (
    <>
      <Row>
        <Button variant="secondary" size="small" busy={isPending} onClick={open}>
          列印電子發票證明聯
        </Button>
      </Row>
      {error && (
        <Notice variant="danger" message={failureText(error, '目前無法列印，請稍後再試一次。')} />
      )}
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
      {order.provider_invoice && isInvoiceDue(order) && (
        <Stack $gap={8} className="not-printed">
          {order.provider_invoice.printable && <PrintInvoice {...order} />}
          <Correction {...props} />
        </Stack>
      )}
    </section>
  );
}
