import { SelectField } from '@pinpu/shared/ui';
import { INVOICE_KINDS, type InvoiceKind } from '../../../features/invoice/invoice-kinds.ts';
import { Person, PersonHead, Wide } from '../person-styles.ts';
import { InvoiceNumber } from './InvoiceNumber.tsx';
import { INVOICE_INPUTS } from './invoice-fields.ts';
import { useInvoice } from './use-invoice.ts';

/** The kind of invoice: by e-mail, on a carrier, donated, or for a company. */
export function InvoiceFields() {
  const { kind, invoice, choose, change } = useInvoice();
  return (
    <Person aria-label="發票">
      <PersonHead>
        <h3>發票</h3>
      </PersonHead>
      <Wide>
        <SelectField
          label="開立方式"
          value={kind}
          onChange={({ currentTarget: { value } }) => choose(value as InvoiceKind)}
        >
          {INVOICE_KINDS.map(({ kind: one, label }) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </SelectField>
      </Wide>
      {INVOICE_INPUTS[kind].map((input) => (
        <InvoiceNumber
          key={`${kind} ${input.name}`}
          input={input}
          invoice={invoice}
          onChange={(value) => change(input.name, value)}
        />
      ))}
    </Person>
  );
}
