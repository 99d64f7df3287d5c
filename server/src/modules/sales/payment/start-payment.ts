import * as z from 'zod/mini';
import type { Database } from '../../../platform/db/index.ts';
import type { PaymentForm, PaymentProvider, PaymentRequest } from './port.ts';
import { type Attempt, updateAttempt } from './repository.ts';

/** The part of an open attempt's `meta` that stores the start of a trade which the provider has opened. */
const storedSchema = z.object({
  start: z.object({
    method: z.enum(['get', 'post']),
    action: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
});

/**
 * Starts an attempt's payment. The provider opens a trade only once: its start is stored with the attempt, and later
 * requests reuse it. @throws ProviderUnreachable, TradeNumberUsed
 */
export async function startPayment(
  db: Database,
  provider: Pick<PaymentProvider, 'begin'>,
  attempt: Attempt,
  request: PaymentRequest,
  now: Date,
): Promise<PaymentForm> {
  const stored = z.safeParse(storedSchema, attempt.meta);
  if (stored.success) return stored.data.start;
  const { form, provider_trade_no } = await provider.begin(request);
  if (provider_trade_no !== undefined) {
    const start = { method: 'post', ...form };
    await updateAttempt(db, attempt.attempt_id, { provider_trade_no, meta: { start } }, now);
  }
  return form;
}
