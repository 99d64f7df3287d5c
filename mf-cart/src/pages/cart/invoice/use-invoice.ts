import { type Invoice, type InvoiceField, NO_INVOICE } from '@pinpu/shared/domain';
import { orderInfoAtom, useAtom } from '@pinpu/shared/state';
import { useRef, useState } from 'react';
import {
  type InvoiceKind,
  invoiceKind,
  invoiceOfKind,
} from '../../../features/invoice/invoice-kinds.ts';

const fieldsOf = (info: Partial<Invoice>): Invoice => ({
  invoice_title: info.invoice_title ?? '',
  invoice_vatid: info.invoice_vatid ?? '',
  invoice_carrier_type: info.invoice_carrier_type ?? '',
  invoice_carrier_num: info.invoice_carrier_num ?? '',
  invoice_love_code: info.invoice_love_code ?? '',
});

/** The invoice being edited: its kind and fields. Switching kinds and back restores the input. */
export function useInvoice() {
  const [info, setInfo] = useAtom(orderInfoAtom);
  const invoice = fieldsOf(info);
  const [kind, setKind] = useState(() => invoiceKind(invoice));
  const typed = useRef(new Map<InvoiceKind, Invoice>());

  const keep = (next: Invoice) => setInfo((before) => ({ ...before, ...NO_INVOICE, ...next }));
  const choose = (next: InvoiceKind) => {
    typed.current.set(kind, invoice);
    setKind(next);
    keep(typed.current.get(next) ?? invoiceOfKind(next));
  };
  const change = (name: InvoiceField, value: string) => keep({ ...invoice, [name]: value });
  return { kind, invoice, choose, change };
}
