import type { RefundTask } from '../../payment/refund-repository.ts';

/** A refund that this instance may send or ask about until its lease ends. */
export interface ClaimedRefund
  extends Pick<
    RefundTask,
    'id' | 'ord_id' | 'trade_no' | 'amount' | 'call' | 'tries' | 'refunded_before'
  > {
  /** What the provider has paid back of the trade for the shop's other refunds; compared again before the call. */
  settled: number;
  /** The end of the lease. */
  until: Date;
}

/** What happens to a refund, each step in one transaction with its record. */
export interface RefundBook {
  /**
   * Takes the next refund, unless another one of its trade may have reached the provider without a known result: then
   * sums could not be compared.
   */
  claim(until: Date, now: Date): Promise<ClaimedRefund | undefined>;
  /** Commits that the provider is about to be called; false where the refund or its trade changed meanwhile. */
  markSending(refund: ClaimedRefund, refunded_before: number, now: Date): Promise<boolean>;
  markDone(refund: ClaimedRefund, refund_no: string, now: Date): Promise<void>;
  markFailed(refund: ClaimedRefund, message: string, now: Date): Promise<void>;
  /** Leaves it for later, as it is; `unsent` where its call certainly paid nothing back. */
  postpone(
    refund: ClaimedRefund,
    later: { message: string; next_at: Date; unsent?: true },
    now: Date,
  ): Promise<void>;
}
