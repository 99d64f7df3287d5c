import { formatTwd } from '@pinpu/shared/domain';
import { after, type Clock } from '../../../../platform/clock.ts';
import type { PaidTrade, RefundChance, RefundService, RefundState } from '../../payment/port.ts';
import { ProviderUnreachable } from '../../payment/provider-unreachable.ts';
import type { ClaimedRefund, RefundBook } from './refund-book.ts';

const MINUTE = 60_000;

/** How long a claim counts as running: several times the longest wait for all answers of a refund. */
export const REFUND_LEASE_MS = 3 * MINUTE;

/** The most refunds per run. */
const BATCH = 20;

/** After so many questions without a trace of a refund, a person may have it sent again: a quarter of an hour later. */
export const ENOUGH_QUERIES = 4;

export interface RefundingContext {
  book: RefundBook;
  /** The trade of a refund; undefined where this provider did not take its money. */
  tradeOf(refund: ClaimedRefund): Promise<PaidTrade | undefined>;
  refunds: RefundService;
  /** Read before and after each call, since calls are slow. */
  clock: Clock;
}

const UNREACHABLE = '金流商沒有回應，系統會自動再試。';
const NOT_HERE = '這筆款項不是經由目前的金流商收取，請改用匯款，或記錄為已自行退款。';
const UNKNOWN = '已送出退款，金流商還沒有結果，系統會繼續查詢，不會重複退款。';
const NO_TRACE =
  '金流商一直查不到這筆退款。系統會繼續查詢；請到金流商後台確認，若確實沒有退款，再按「再試一次」。';

const tooMuch = ({ paid, refunded }: RefundState) =>
  `金流商上已經退過 ${formatTwd(refunded)}，最多只能再退 ${formatTwd(Math.max(0, paid - refunded))}，請確認是否已在後台退款。`;

/** Whether the provider has paid back what was sent earlier. */
const hasArrived = ({ amount, tries, refunded_before }: ClaimedRefund, state: RefundState) =>
  tries > 0 && state.refunded >= refunded_before + amount;

/** The way to pay an amount back now. */
function chanceOf({ amount }: ClaimedRefund, state: RefundState): RefundChance {
  const { paid, refunded, whole, part } = state;
  const chance = amount === paid && refunded === 0 ? whole : part;
  if (!('never' in chance) && refunded + amount > paid) return { never: tooMuch(state) };
  return chance;
}

/** Two minutes after the first question, then twice as long each time, up to an hour. */
const nextQuestion = (tries: number, now: Date) =>
  after(now, MINUTE * Math.min(60, 2 ** Math.min(tries, 6)));

/** The call was sent, and its result is not known: it is asked about, and never sent again by itself. */
async function waitForResult(refund: ClaimedRefund, { book, clock }: RefundingContext) {
  const now = clock();
  const message = refund.tries >= ENOUGH_QUERIES ? NO_TRACE : UNKNOWN;
  await book.postpone(refund, { message, next_at: nextQuestion(refund.tries, now) }, now);
}

async function send(
  refund: ClaimedRefund,
  trade: PaidTrade,
  { state, steps }: { state: RefundState; steps: readonly string[] },
  context: RefundingContext,
): Promise<void> {
  const { book, refunds, clock } = context;
  if (!(await book.markSending(refund, state.refunded, clock()))) return;
  const sent: ClaimedRefund = { ...refund, call: 'sending', tries: refund.tries + 1 };
  try {
    const result = await refunds.payBack(trade, refund.amount, steps);
    if ('refund_no' in result) await book.markDone(sent, result.refund_no, clock());
    else if ('refused' in result) await book.markFailed(sent, result.message, clock());
    else {
      const next_at = after(clock(), 2 * MINUTE);
      await book.postpone(sent, { message: result.again, next_at, unsent: true }, clock());
    }
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    await waitForResult(sent, context);
  }
}

async function carryOut(refund: ClaimedRefund, context: RefundingContext): Promise<void> {
  const { book, refunds, clock } = context;
  const trade = await context.tradeOf(refund);
  if (!trade || !refunds.offers(trade.pay_way)) {
    if (refund.tries > 0) return waitForResult(refund, context);
    return book.markFailed(refund, NOT_HERE, clock());
  }
  const state = await refunds.state(trade);
  if (hasArrived(refund, state)) return book.markDone(refund, '', clock());
  if (refund.call === 'sending') return waitForResult(refund, context);
  const chance = chanceOf(refund, state);
  if ('never' in chance) return book.markFailed(refund, chance.never, clock());
  if ('waits' in chance)
    return book.postpone(refund, { message: chance.waits, next_at: chance.until }, clock());
  return send(refund, trade, { state, steps: chance.steps }, context);
}

/** The provider did not say how the trade stands: nothing was sent now, and what was sent before stays unknown. */
async function askLater(refund: ClaimedRefund, context: RefundingContext): Promise<void> {
  if (refund.call === 'sending') return waitForResult(refund, context);
  const now = context.clock();
  const next_at = after(now, 2 * MINUTE);
  await context.book.postpone(refund, { message: UNREACHABLE, next_at }, now);
}

/**
 * Pays back through the provider what is due (ADR 0223). Before each call, what the provider has paid back so far is
 * stored and committed; after a lost answer, the sums tell what it did. Several instances share the refunds.
 */
export async function runRefunds(context: RefundingContext): Promise<void> {
  const { book, clock } = context;
  for (let calls = 0; calls < BATCH; calls += 1) {
    const now = clock();
    const refund = await book.claim(after(now, REFUND_LEASE_MS), now);
    if (refund === undefined) return;
    try {
      await carryOut(refund, context);
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      await askLater(refund, context);
      return;
    }
  }
}
