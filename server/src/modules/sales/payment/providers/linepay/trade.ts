import * as z from 'zod/mini';
import type { PaymentEvent, TradeRef } from '../../port.ts';
import { ProviderUnreachable } from '../../provider-unreachable.ts';
import {
  type Answer,
  checkRequest,
  confirmPayment,
  type LinePayClient,
  paymentDetails,
} from './client.ts';

const SUCCESS = '0000';

/** The return codes when a payment request is checked (docs/taiwan). */
const REQUEST = {
  notAuthorised: '0000',
  authorised: '0110',
  cancelledOrExpired: '0121',
  failed: '0122',
  completed: '0123',
} as const;

const CREDIT_CARD_ONCE = 3;

const transactionId = z.pipe(z.union([z.string(), z.int()]), z.transform(String));
const payInfo = z.array(z.object({ method: z.string(), amount: z.int() }));

const confirmedSchema = z.object({ transactionId, orderId: z.string(), payInfo });
const detailsSchema = z.array(
  z.object({
    transactionId,
    orderId: z.string(),
    transactionType: z.string(),
    payInfo,
    payStatus: z.optional(z.string()),
  }),
);

type Confirmed = z.infer<typeof confirmedSchema>;

function event(
  client: LinePayClient,
  trade: TradeRef,
  outcome: 'paid' | 'failed' | 'pending',
  { returnCode, returnMessage }: Pick<Answer, 'returnCode' | 'returnMessage'>,
): PaymentEvent {
  return {
    trade_no: trade.trade_no,
    provider_trade_no: trade.provider_trade_no,
    merchant: client.channelId,
    amount: trade.amount,
    outcome,
    code: returnCode,
    pay_way: 0,
    pay_period: 0,
    meta: {},
    expires_at: null,
    message: returnMessage,
    simulated: false,
  };
}

/** The same for a confirmation and a query, so that the second report is a duplicate. */
function paid(client: LinePayClient, trade: TradeRef, confirmed: Confirmed): PaymentEvent {
  const byCard = confirmed.payInfo.some(({ method }) => method === 'CREDIT_CARD');
  return {
    ...event(client, trade, 'paid', { returnCode: SUCCESS, returnMessage: '' }),
    amount: confirmed.payInfo.reduce((sum, { amount }) => sum + amount, 0),
    pay_way: byCard ? CREDIT_CARD_ONCE : 0,
  };
}

const isOf = (trade: TradeRef, { transactionId: id, orderId }: Omit<Confirmed, 'payInfo'>) =>
  id === trade.provider_trade_no && orderId === trade.trade_no;

/** The payment of a trade, from LINE Pay's payment details; null where no money was taken. */
async function findPayment(client: LinePayClient, trade: TradeRef): Promise<PaymentEvent | null> {
  const answer = await paymentDetails(client, trade.provider_trade_no);
  if (answer.returnCode !== SUCCESS) return null;
  const { success, data } = z.safeParse(detailsSchema, answer.info);
  if (!success) throw new ProviderUnreachable('LINE Pay sent payment details that can’t be read');
  const payment = data.find(
    (one) =>
      isOf(trade, one) &&
      one.transactionType === 'PAYMENT' &&
      (one.payStatus === undefined || one.payStatus === 'CAPTURE'),
  );
  return payment ? paid(client, trade, payment) : null;
}

/** Whether a payment request can no longer be paid. */
const isOver = ({ returnCode }: Answer): boolean =>
  returnCode === REQUEST.cancelledOrExpired || returnCode === REQUEST.failed;

/** Whether a confirmation failed in a way that ends the trade: the card or account was declined, or it was too late. */
const isDeclined = (returnCode: string): boolean =>
  ['1101', '1102', '1110', '1141', '1142', '1170', '1180'].includes(returnCode) ||
  /^12(?:8[1-9]|9\d)$/.test(returnCode);

/**
 * The outcome of a confirmation that failed or was not answered. This call or a concurrent one may have taken money, so
 * LINE Pay's own records decide; until they do, the trade is pending.
 */
async function resolveDoubt(
  client: LinePayClient,
  trade: TradeRef,
  rejection: Pick<Answer, 'returnCode' | 'returnMessage'>,
): Promise<PaymentEvent | null> {
  try {
    const payment = await findPayment(client, trade);
    if (payment) return payment;
    if (isDeclined(rejection.returnCode)) return event(client, trade, 'failed', rejection);
    const check = await checkRequest(client, trade.provider_trade_no);
    if (check.returnCode === REQUEST.notAuthorised) return null;
    if (isOver(check)) return event(client, trade, 'failed', check);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
  }
  return event(client, trade, 'pending', rejection);
}

async function confirm(client: LinePayClient, trade: TradeRef): Promise<PaymentEvent | null> {
  let answer: Answer;
  try {
    answer = await confirmPayment(client, trade.provider_trade_no, trade.amount);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    const unanswered = { returnCode: 'unanswered', returnMessage: error.message };
    return resolveDoubt(client, trade, unanswered);
  }
  const { data } = z.safeParse(confirmedSchema, answer.info);
  if (answer.returnCode === SUCCESS && data && isOf(trade, data)) return paid(client, trade, data);
  return resolveDoubt(client, trade, answer);
}

async function completed(client: LinePayClient, trade: TradeRef): Promise<PaymentEvent> {
  const payment = await findPayment(client, trade);
  if (payment) return payment;
  throw new ProviderUnreachable(
    'LINE Pay says that a payment is completed, but has no details of it',
  );
}

/**
 * The state of a trade; null while the shopper has authorised nothing. With `take`, an authorised payment is confirmed,
 * which captures the money. @throws ProviderUnreachable where LINE Pay does not answer; the state is unknown then.
 */
export async function tradeState(
  client: LinePayClient,
  trade: TradeRef,
  take: boolean,
): Promise<PaymentEvent | null> {
  if (trade.provider_trade_no === '') return null;
  const check = await checkRequest(client, trade.provider_trade_no);
  switch (check.returnCode) {
    case REQUEST.notAuthorised:
      return null;
    case REQUEST.authorised:
      return take ? confirm(client, trade) : null;
    case REQUEST.cancelledOrExpired:
    case REQUEST.failed:
      return event(client, trade, 'failed', check);
    case REQUEST.completed:
      return completed(client, trade);
    default:
      throw new ProviderUnreachable(
        `LINE Pay answered ${check.returnCode} ${check.returnMessage} to the check of a payment`,
      );
  }
}
