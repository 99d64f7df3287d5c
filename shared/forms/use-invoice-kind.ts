import { type Invoice, type InvoiceKind, invoiceKind, invoiceOfKind } from '@pinpu/shared/domain';
import { useRef, useState } from 'react';

/** The kind of an invoice being edited. Switching to another kind and back restores the input. */
export function useInvoiceKind(invoice: Invoice, onChange: (invoice: Invoice) => void) {
  const [kind, setKind] = useState(() => invoiceKind(invoice));
  const typed = useRef(new Map<InvoiceKind, Invoice>());
  const choose = (next: InvoiceKind) => {
    typed.current.set(kind, invoice);
    setKind(next);
    onChange(typed.current.get(next) ?? invoiceOfKind(next));
  };
  return { kind, choose };
}
