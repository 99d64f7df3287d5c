import * as z from 'zod/mini';
import type { PaidTrade, RefundResult, RefundService, RefundState } from '../../port.ts';
import { ProviderUnreachable } from '../../provider-unreachable.ts';
import { type LinePayClient, paymentDetails, refundPayment } from './client.ts';

const SUCCESS = '0000';
const UNKNOWN_PAYMENT = '1150';

const number = z.pipe(z.union([z.string(), z.int()]), z.transform(String));

const detailsSchema = z.array(
  z.object({
    transactionId: number,
    transactionType: z.string(),
    payStatus: z._default(z.string(), 'CAPTURE'),
    payInfo: z.array(z.object({ amount: z.int() })),
    /** Amounts are written with or without a sign. */
    refundList: z._default(z.array(z.object({ refundAmount: z.int() })), []),
  }),
);

const never = (sentence: string) => {
  const chance = { never: sentence };
  return { whole: chance, part: chance };
};

const NO_PAYMENT = 'LINE Pay 上沒有這筆付款，請到 LINE Pay 後台確認，或改用匯款。';
const NOT_CAPTURED = 'LINE Pay 還沒有向訂購人收取這筆款項，請到 LINE Pay 後台取消授權。';

async function refundState(client: LinePayClient, trade: PaidTrade): Promise<RefundState> {
  const answer = await paymentDetails(client, trade.provider_trade_no);
  if (answer.returnCode === UNKNOWN_PAYMENT) return { paid: 0, refunded: 0, ...never(NO_PAYMENT) };
  const { success, data } = z.safeParse(detailsSchema, answer.info);
  if (answer.returnCode !== SUCCESS || !success)
    throw new ProviderUnreachable(`LINE Pay answered ${answer.returnCode} about a payment`);
  const payment = data.find(
    ({ transactionId, transactionType }) =>
      transactionId === trade.provider_trade_no && transactionType === 'PAYMENT',
  );
  if (!payment) return { paid: 0, refunded: 0, ...never(NO_PAYMENT) };
  const { payInfo, refundList, payStatus } = payment;
  const paid = payInfo.reduce((sum, one) => sum + one.amount, 0);
  const refunded = refundList.reduce((sum, one) => sum + Math.abs(one.refundAmount), 0);
  const now = { steps: ['refund'] };
  const chances = payStatus === 'CAPTURE' ? { whole: now, part: now } : never(NOT_CAPTURED);
  return { paid, refunded, ...chances };
}

const TRANSFER = '請改用匯款退還。';

/** What LINE Pay refuses for good, with what to do (docs/taiwan). */
const REFUSED: Readonly<Record<string, string>> = {
  1101: `訂購人已不是 LINE Pay 會員，${TRANSFER}`,
  1102: `訂購人的 LINE Pay 帳號被停用，${TRANSFER}`,
  1104: 'LINE Pay 不認得商店，請檢查串接設定。',
  1105: '商店的 LINE Pay 被停用，請聯絡 LINE Pay。',
  1106: 'LINE Pay 不接受商店的簽章，請檢查串接設定。',
  1124: '退款金額不正確，請重新填寫。',
  1150: NO_PAYMENT,
  1155: NOT_CAPTURED,
  1163: `已超過 LINE Pay 的退款期限，${TRANSFER}`,
  1164: '退款金額超過 LINE Pay 上剩下的金額，請確認是否已在後台退過。',
};

const refundedSchema = z.object({ refundTransactionId: number });

/**
 * Any other code, such as 1165 (paid back already) or 1198 (a call is under way), leaves it open what LINE Pay did, so
 * the state of the payment is compared.
 */
async function payBack(
  client: LinePayClient,
  trade: PaidTrade,
  amount: number,
): Promise<RefundResult> {
  const { returnCode, returnMessage, info } = await refundPayment(
    client,
    trade.provider_trade_no,
    amount,
  );
  const sentence = REFUSED[returnCode];
  if (sentence !== undefined)
    return { refused: returnCode, message: `LINE Pay：${sentence}（${returnCode}）` };
  const { data } = z.safeParse(refundedSchema, info);
  if (returnCode === SUCCESS && data) return { refund_no: data.refundTransactionId };
  throw new ProviderUnreachable(`LINE Pay answered ${returnCode} ${returnMessage} to a refund`);
}

/** Refunds at LINE Pay, which has one kind of payment (docs/taiwan, ADR 0223). */
export const linePayRefunds = (client: LinePayClient): RefundService => ({
  offers: () => true,
  state: (trade) => refundState(client, trade),
  payBack: (trade, amount) => payBack(client, trade, amount),
});
