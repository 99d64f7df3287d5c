import { CARD_INSTALMENTS } from '@pinpu/shared/domain';
import { formFields } from '../../form-fields.ts';
import type {
  PaidTrade,
  RefundChance,
  RefundResult,
  RefundService,
  RefundState,
} from '../../port.ts';
import { ProviderUnreachable } from '../../provider-unreachable.ts';
import { captureEnd, isCapturing } from './capture-time.ts';
import { type Fields, withCheckMacValue } from './check-mac-value.ts';
import { type EcpayConfig, isStage } from './config.ts';
import { type CreditStage, queryCredit } from './credit-trade.ts';

const CARD = 3;

/** The longest wait for an answer, in ms. */
const LIMIT_MS = 20_000;

/** DoAction's actions: E undoes the request to capture, N gives the authorisation back, R pays back. */
const STEPS = { authorised: ['N'], 'to-capture': ['E', 'N'], captured: ['R'], undone: ['N'] };

const NOTHING_LEFT = '綠界上這筆付款已經全部退還。';
const NO_TRADE = '綠界上沒有這筆信用卡付款，請到綠界後台確認後，改用其他方式退款。';
const AFTER_CAPTURE = '這筆付款還沒有請款，綠界要到請款後才能退一部分，會在 20:30 後自動退款。';
const CAPTURING = '綠界每天 20:15 到 20:30 請款，這段時間不能退款，會在 20:30 後自動退款。';
const WHOLE_ONLY = '分期付款只能全額退還，請改用匯款退部分金額。';
const ON_STAGE = '綠界的測試環境沒有退款功能，請在綠界後台確認後記錄為已自行退款。';

const never = (sentence: string) => ({ never: sentence });

/** How a card trade can be paid back, by ECPay's table of states (docs/taiwan). */
function chancesOf(
  stage: CreditStage,
  { pay_way, now }: { pay_way: number; now: Date },
): { whole: RefundChance; part: RefundChance } {
  if (stage === 'none') return { whole: never(NO_TRADE), part: never(NO_TRADE) };
  if (stage === 'given-up') return { whole: never(NOTHING_LEFT), part: never(NOTHING_LEFT) };
  const later = (waits: string) => ({ waits, until: captureEnd(now) });
  const isReady = stage === 'to-capture' || stage === 'captured';
  const part = isReady ? { steps: ['R'] } : later(AFTER_CAPTURE);
  const chances = {
    whole: { steps: STEPS[stage] },
    part: pay_way === CARD_INSTALMENTS ? never(WHOLE_ONLY) : part,
  };
  if (!isCapturing(now)) return chances;
  return {
    whole: later(CAPTURING),
    part: 'never' in chances.part ? chances.part : later(CAPTURING),
  };
}

async function refundState(trade: PaidTrade, ecpay: EcpayConfig, now: Date): Promise<RefundState> {
  const { stage, paid, refunded, fault } = await queryCredit(trade.trade_no, ecpay, now);
  const reason = isStage(ecpay) ? ON_STAGE : fault;
  const { pay_way } = trade;
  const chances =
    reason === ''
      ? chancesOf(stage, { pay_way, now })
      : { whole: never(reason), part: never(reason) };
  return { paid, refunded, ...chances };
}

async function post(url: string, fields: Fields): Promise<Fields> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    const parsed = formFields(await answer.text());
    if (parsed === null) throw new Error('its answer has a name twice');
    return parsed;
  } catch (cause) {
    throw new ProviderUnreachable('ECPay did not answer DoAction', { cause });
  }
}

const DONE = '1';
const TOO_OLD = 'error_overDate';

const refusal = ({ RtnCode = '', RtnMsg = '' }: Fields) => ({
  refused: RtnCode,
  message: RtnMsg.includes(TOO_OLD)
    ? '這筆付款太久以前，綠界不能自動退款，請聯絡綠界客服辦理，或改用匯款。'
    : `綠界：${RtnMsg || '沒有說明'}（${RtnCode}）。請到綠界後台確認餘額與交易狀態，或改用匯款。`,
});

/**
 * One action; undefined where ECPay did it. Its answer has no signature, so it only counts with the trade's own
 * numbers. @throws ProviderUnreachable where it is unknown what ECPay did.
 */
async function doAction(trade: PaidTrade, action: string, amount: number, ecpay: EcpayConfig) {
  const { merchantId, baseUrl } = ecpay;
  const fields = {
    MerchantID: merchantId,
    MerchantTradeNo: trade.trade_no,
    TradeNo: trade.provider_trade_no,
    Action: action,
    TotalAmount: String(amount),
  };
  const answer = await post(`${baseUrl}/CreditDetail/DoAction`, withCheckMacValue(fields, ecpay));
  const { RtnCode, MerchantTradeNo, TradeNo, Merchant, MerchantID } = answer;
  const isOwn =
    MerchantTradeNo === trade.trade_no &&
    TradeNo === trade.provider_trade_no &&
    (Merchant ?? MerchantID) === merchantId;
  if (!isOwn || RtnCode === undefined)
    throw new ProviderUnreachable('ECPay answered DoAction without the numbers of the trade');
  return RtnCode === DONE ? undefined : refusal(answer);
}

const UNSENT = '綠界沒有回應，還沒有退款，系統會自動再試。';

async function payBack(
  trade: PaidTrade,
  amount: number,
  steps: readonly string[],
  ecpay: EcpayConfig,
): Promise<RefundResult> {
  for (const step of steps) {
    try {
      const refused = await doAction(trade, step, amount, ecpay);
      if (refused) return refused;
    } catch (error) {
      // Undoing a request to capture pays nothing back, so the next query tells what to do.
      if (step === 'E' && error instanceof ProviderUnreachable) return { again: UNSENT };
      throw error;
    }
  }
  return { refund_no: '' };
}

/** Refunds of card payments (docs/taiwan, ADR 0223). */
export const ecpayRefunds = (ecpay: EcpayConfig, clock: () => Date): RefundService => ({
  offers: (pay_way) => pay_way === CARD || pay_way === CARD_INSTALMENTS,
  state: (trade) => refundState(trade, ecpay, clock()),
  payBack: (trade, amount, steps) => payBack(trade, amount, steps, ecpay),
});
