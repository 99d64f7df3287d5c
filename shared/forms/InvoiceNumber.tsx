import { type Invoice, invoiceFault, normaliseInvoice } from '@pinpu/shared/domain';
import { TextField } from '@pinpu/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import type { InvoiceInput } from './invoice-inputs.ts';
import { useCompanyName, useInvoiceCheck } from './use-invoice-check.ts';

interface InvoiceNumberProps {
  input: InvoiceInput;
  invoice: Invoice;
  onChange: (value: string) => void;
  /** Called with the company's name when it is found by its number. */
  onName: (name: string) => void;
}

const NAMELESS = '查不到這個統編的公司名稱，請自行填寫抬頭';

/**
 * An input for one number of the invoice. The domain's rule checks it, and the shop's provider looks it up; a fault is
 * reported through the input's validity. Only a number that clearly does not exist is one.
 */
export function InvoiceNumber({ input, invoice, onChange, onName }: InvoiceNumberProps) {
  const { name, faulty, check: _, missing = '', hint, ...field } = input;
  const control = useRef<HTMLInputElement>(null);
  const typed = normaliseInvoice(invoice);
  const isFaulty = invoiceFault(typed) === name && invoice[name] !== '';
  const check = useInvoiceCheck(invoice, input);
  useCompanyName(check, invoice, onName);
  const absent = check?.result === 'missing' ? missing : '';
  const fault = isFaulty ? faulty(typed[name]) : absent;
  useLayoutEffect(() => control.current?.setCustomValidity(fault), [fault]);
  return (
    <TextField
      {...field}
      hint={check?.result === 'nameless' ? NAMELESS : hint}
      error={absent}
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
