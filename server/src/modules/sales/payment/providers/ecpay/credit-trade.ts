import * as z from 'zod/mini';
import { callAes } from '../../../ecpay/aes-call.ts';
import { ProviderUnreachable } from '../../provider-unreachable.ts';
import type { EcpayConfig } from './config.ts';

/** ECPay writes amounts as numbers or as texts. */
const amount = z.pipe(z.union([z.number(), z.string()]), z.transform(Number));

const closeRow = z.object({ Status: z.string(), Amount: amount });

const tradeSchema = z.object({
  RtnMsg: z._default(z.string(), ''),
  RtnValue: z.object({ Amount: amount, Status: z.string() }),
  /** `{}` where there is none. */
  CloseData: z._default(z.union([z.array(closeRow), z.looseObject({})]), []),
});

/** A fault, such as 10000185 for a trade that was not paid by card. */
const faultSchema = z.looseObject({
  RtnCode: z.optional(z.union([z.number(), z.string()])),
  RtnMsg: z.string(),
});

/** How a card trade stands at ECPay (docs/taiwan). */
export type CreditStage = 'authorised' | 'to-capture' | 'captured' | 'undone' | 'given-up' | 'none';

export interface CreditTrade {
  stage: CreditStage;
  paid: number;
  refunded: number;
  /** ECPay's sentence where it knows no such card trade; '' otherwise. */
  fault: string;
}

const STAGES: ReadonlyMap<string, CreditStage> = new Map([
  ['已授權', 'authorised'],
  ['要關帳', 'to-capture'],
  ['已關帳', 'captured'],
  ['操作取消', 'undone'],
  ['已取消', 'given-up'],
]);

const isVoid = (status: string) => status === '已取消' || status === '操作取消';

/** The stage by the newest row of money that was taken; by the trade itself where there is none. */
function creditTrade({ RtnValue, CloseData }: z.infer<typeof tradeSchema>): CreditTrade {
  const rows = Array.isArray(CloseData) ? CloseData : [];
  const own = STAGES.get(RtnValue.Status) ?? 'none';
  const newest = rows.findLast(({ Amount }) => Amount > 0)?.Status ?? '';
  const stage = own === 'given-up' || own === 'none' ? own : (STAGES.get(newest) ?? own);
  const back = rows.filter(({ Amount, Status }) => Amount < 0 && !isVoid(Status));
  const refunded = back.reduce((sum, { Amount }) => sum - Amount, 0);
  const paid = RtnValue.Amount;
  return { stage, paid, refunded: stage === 'given-up' ? paid : refunded, fault: '' };
}

/** What became of a card trade. @throws ProviderUnreachable */
export async function queryCredit(
  trade_no: string,
  { merchantId, hashKey, hashIv, creditUrl }: EcpayConfig,
  now: Date,
): Promise<CreditTrade> {
  const account = { merchantId, hashKey, hashIv, baseUrl: creditUrl };
  const data = { MerchantID: merchantId, MerchantTradeNo: trade_no };
  try {
    const answer = await callAes(account, { path: '/1.0.0/CreditDetail/QueryTrade', data, now });
    if ('TransCode' in answer) throw new Error(`TransCode ${answer.TransCode} ${answer.TransMsg}`);
    const trade = z.safeParse(tradeSchema, answer.content);
    if (trade.success && trade.data.RtnMsg === '') return creditTrade(trade.data);
    const { RtnMsg, RtnCode = '' } = z.parse(faultSchema, answer.content);
    return { stage: 'none', paid: 0, refunded: 0, fault: `綠界：${RtnMsg}（${RtnCode}）` };
  } catch (cause) {
    throw new ProviderUnreachable('ECPay did not answer about a card trade', { cause });
  }
}
