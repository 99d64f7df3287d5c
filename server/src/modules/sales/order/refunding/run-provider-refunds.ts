import type { Deps } from '../../../../platform/module.ts';
import type { PaymentProvider } from '../../payment/port.ts';
import { findPaidTrade } from '../../payment/repository.ts';
import { type RefundingContext, runRefunds } from './run-refunds.ts';
import { storedRefundBook } from './stored-refund-book.ts';

const REFUND_MS = 20_000;

/** What a run of refunds needs of the shop; null where the provider pays nothing back by an API. */
export function refundingContext(
  { db, clock, config }: Pick<Deps, 'db' | 'clock'> & { config: { publicUrl: string } },
  { name, refund }: Pick<PaymentProvider, 'name' | 'refund'>,
): RefundingContext | null {
  if (!refund) return null;
  return {
    book: storedRefundBook({ db, publicUrl: config.publicUrl }),
    refunds: refund,
    clock,
    tradeOf: async ({ trade_no }) => {
      const trade = await findPaidTrade(db, trade_no);
      return trade?.provider === name ? trade : undefined;
    },
  };
}

/** The schedule that pays back through the provider (ADR 0223). */
export function runProviderRefunds(deps: Deps, provider: PaymentProvider): void {
  const context = refundingContext(deps, provider);
  if (context) deps.every('refunds', REFUND_MS, () => runRefunds(context));
}
