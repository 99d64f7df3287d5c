import { checkInvoiceNumber } from '@pinpu/shared/api';
import type { InvoiceCheck, InvoiceCheckKind } from '@pinpu/shared/contracts';
import { type Invoice, invoiceFault, normaliseInvoice } from '@pinpu/shared/domain';
import { useQuery } from '@pinpu/shared/query';
import { useEffect, useRef } from 'react';
import type { InvoiceInput } from './invoice-inputs.ts';
import { useDebounced } from './use-debounced.ts';

/** Long enough to finish a number. */
const PAUSE_MS = 600;
const STALE_MS = 60_000;

/**
 * What the shop's provider knows about a number, once typing pauses; undefined while it is incomplete, and where nobody
 * knows. A failure is no fault: the buyer goes on.
 */
function useCheck(kind: InvoiceCheckKind | undefined, code: string): InvoiceCheck | undefined {
  const typed = useDebounced(code, PAUSE_MS);
  const isReady = kind !== undefined && code !== '' && typed === code;
  const { data } = useQuery({
    queryKey: ['invoice-check', kind, code],
    queryFn: () => (kind === undefined ? undefined : checkInvoiceNumber(kind, code)),
    enabled: isReady,
    staleTime: STALE_MS,
    retry: false,
    meta: { quiet: true },
  });
  return isReady ? data : undefined;
}

/** The number of an input as it is stored; '' while it is not well formed. */
function completeCode(invoice: Invoice, { name, check }: InvoiceInput): string {
  if (check === undefined) return '';
  const typed = normaliseInvoice(invoice);
  const fault = invoiceFault(typed);
  // A company's title may still be empty.
  return fault === undefined || (fault === 'invoice_title' && name === 'invoice_vatid')
    ? typed[name]
    : '';
}

export const useInvoiceCheck = (invoice: Invoice, input: InvoiceInput) =>
  useCheck(input.check, completeCode(invoice, input));

/** Fills in the company's name when it is found by its number, unless the buyer has typed another title. */
export function useCompanyName(
  check: InvoiceCheck | undefined,
  invoice: Invoice,
  onName: (name: string) => void,
): void {
  const filled = useRef('');
  const name = check?.name ?? '';
  const { invoice_title } = invoice;
  const mayFill = invoice_title === '' || invoice_title === filled.current;
  useEffect(() => {
    if (name === '' || !mayFill || filled.current === name) return;
    filled.current = name;
    onName(name);
  }, [name, mayFill, onName]);
}
