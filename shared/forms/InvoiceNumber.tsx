import { type Invoice, invoiceFault, normaliseInvoice } from '@pinpu/shared/domain';
import { TextField } from '@pinpu/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import type { InvoiceInput } from './invoice-inputs.ts';

interface InvoiceNumberProps {
  input: InvoiceInput;
  invoice: Invoice;
  onChange: (value: string) => void;
}

/**
 * An input for one number of the invoice; the domain's rule checks it, and a fault is reported through the input's
 * validity.
 */
export function InvoiceNumber({ input, invoice, onChange }: InvoiceNumberProps) {
  const { name, faulty, ...field } = input;
  const control = useRef<HTMLInputElement>(null);
  const typed = normaliseInvoice(invoice);
  const isFaulty = invoiceFault(typed) === name && invoice[name] !== '';
  const fault = isFaulty ? faulty(typed[name]) : '';
  useLayoutEffect(() => control.current?.setCustomValidity(fault), [fault]);
  return (
    <TextField
      {...field}
      ref={control}
      name={name}
      required
      autoCapitalize="characters"
      spellCheck={false}
      value={invoice[name]}
      onChange={({ currentTarget: { value } }) => onChange(value)}
      onBlur={() => onChange(normaliseInvoice(invoice)[name])}
    />
  );
}
