import {
  INVOICE_KINDS,
  type Invoice,
  type InvoiceKind,
  invoiceKind,
  invoiceOfKind,
} from '@pinpu/shared/domain';
import { SelectField } from '@pinpu/shared/ui';
import { type ReactNode, useRef, useState } from 'react';
import { FieldGroup, FieldGroupHead, Wide } from './field-group.ts';
import { InvoiceNumber } from './InvoiceNumber.tsx';
import { INVOICE_INPUTS } from './invoice-inputs.ts';

interface InvoiceFieldsProps {
  invoice: Invoice;
  onChange: (invoice: Invoice) => void;
  /** The kinds to choose from; all by default. */
  kinds?: readonly InvoiceKind[];
  /** Shown above and below the inputs. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Inputs for an invoice: its kind (by e-mail, on a carrier, donated, for a company) and its numbers. */
export function InvoiceFields({ invoice, onChange, kinds, before, after }: InvoiceFieldsProps) {
  const { kind, choose } = useInvoiceKind(invoice, onChange);
  return (
    <FieldGroup aria-label="發票">
      <FieldGroupHead>
        <h3>發票</h3>
      </FieldGroupHead>
      {before}
      <Wide>
        <SelectField
          label="開立方式"
          value={kind}
          onChange={({ currentTarget: { value } }) => choose(value as InvoiceKind)}
        >
          {INVOICE_KINDS.filter((one) => kinds?.includes(one.kind) ?? true).map((one) => (
            <option key={one.kind} value={one.kind}>
              {one.label}
            </option>
          ))}
        </SelectField>
      </Wide>
      {INVOICE_INPUTS[kind].map((input) => (
        <InvoiceNumber
          key={`${kind} ${input.name}`}
          input={input}
          invoice={invoice}
          onChange={(value) => onChange({ ...invoice, [input.name]: value })}
          onName={(name) => onChange({ ...invoice, invoice_title: name })}
        />
      ))}
      {after}
    </FieldGroup>
  );
}

/** The kind of an invoice being edited. Switching to another kind and back restores the input. */
function useInvoiceKind(invoice: Invoice, onChange: (invoice: Invoice) => void) {
  const [kind, setKind] = useState(() => invoiceKind(invoice));
  const typed = useRef(new Map<InvoiceKind, Invoice>());
  const choose = (next: InvoiceKind) => {
    typed.current.set(kind, invoice);
    setKind(next);
    onChange(typed.current.get(next) ?? invoiceOfKind(next));
  };
  return { kind, choose };
}
