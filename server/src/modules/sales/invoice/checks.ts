import type { InvoiceCheck, InvoiceCheckKind } from '@pinpu/shared/contracts';
import { isLoveCode, isMobileBarcode, isVatId } from '@pinpu/shared/domain';
import type { Clock } from '../../../platform/clock.ts';
import { queryBudget } from '../payment/limited-provider.ts';
import { ProviderUnreachable } from '../payment/provider-unreachable.ts';
import type { LookupService } from './port.ts';

const MINUTE_MS = 60_000;

/** How long an answer counts, in ms: a barcode that is missing may have been registered meanwhile. */
const FOUND_MS = 60 * MINUTE_MS;
const MISSING_MS = MINUTE_MS;

/** How long nothing is looked up after a call without an answer: too many calls would stop the invoices, too. */
const PAUSE_MS = MINUTE_MS;

/** The most answers in memory. */
const STORED = 500;

const UNKNOWN: InvoiceCheck = { result: 'unknown', name: '' };

const isWellFormed: Readonly<Record<InvoiceCheckKind, (code: string) => boolean>> = {
  mobile: isMobileBarcode,
  donation: isLoveCode,
  company: isVatId,
};

const existence = (exists: boolean | undefined): InvoiceCheck => {
  if (exists === undefined) return UNKNOWN;
  return { result: exists ? 'found' : 'missing', name: '' };
};

async function lookUp(lookups: LookupService, kind: InvoiceCheckKind, code: string) {
  if (kind === 'mobile') return existence(await lookups.hasMobileBarcode(code));
  if (kind === 'donation') return existence(await lookups.hasLoveCode(code));
  const name = await lookups.companyName(code);
  if (name === undefined) return UNKNOWN;
  return { result: name === '' ? 'nameless' : 'found', name };
}

/**
 * Looks up what buyers type, sparingly: each answer counts for a while, this process has a budget, and a provider that
 * does not answer is left alone for a minute. What is not known is `unknown`, never a fault.
 */
export function invoiceChecks(lookups: LookupService | undefined, clock: Clock) {
  const answers = new Map<string, { answer: InvoiceCheck; until: number }>();
  const budget = queryBudget(clock);
  let pausedUntil = 0;

  function store(key: string, answer: InvoiceCheck) {
    if (answer.result === 'unknown') return;
    const [oldest] = answers.keys();
    if (answers.size >= STORED && oldest !== undefined) answers.delete(oldest);
    const ms = answer.result === 'found' ? FOUND_MS : MISSING_MS;
    answers.set(key, { answer, until: clock().getTime() + ms });
  }

  return async (kind: InvoiceCheckKind, code: string): Promise<InvoiceCheck> => {
    if (!lookups || !isWellFormed[kind](code)) return UNKNOWN;
    const key = `${kind} ${code}`;
    const now = clock().getTime();
    const known = answers.get(key);
    if (known && known.until > now) return known.answer;
    if (pausedUntil > now || !budget.take()) return UNKNOWN;
    try {
      const answer = await lookUp(lookups, kind, code);
      store(key, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      pausedUntil = clock().getTime() + PAUSE_MS;
      return UNKNOWN;
    }
  };
}
