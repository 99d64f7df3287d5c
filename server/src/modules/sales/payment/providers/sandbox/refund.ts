import { CARD_INSTALMENTS } from '@pinpu/shared/domain';
import type { RefundService } from '../../port.ts';
import { ProviderUnreachable } from '../../provider-unreachable.ts';
import { type Fields, isSigned, SANDBOX_MERCHANT, signed } from './protocol.ts';

const CARD = 3;

const NO_TRADE = '沙盒沒有這筆付款，請記錄為已自行退款。';
const WHOLE_ONLY = '分期付款只能全額退還，請改用匯款退部分金額。';

export interface RefundWire {
  key(): Promise<string>;
  /** Sends a call to the provider; returns the fields of its answer, or null where it knows no such trade. */
  call(path: 'query' | 'refund', fields: Fields): Promise<Fields | null>;
}

/** Refunds of the sandbox: cards alone, as at a real provider; instalments only as a whole. */
export function sandboxRefunds({ key, call }: RefundWire): RefundService {
  async function answerOf(path: 'query' | 'refund', fields: Fields): Promise<Fields | null> {
    const secret = await key();
    const answer = await call(path, signed({ merchant: SANDBOX_MERCHANT, ...fields }, secret));
    if (answer !== null && !isSigned(answer, secret))
      throw new ProviderUnreachable('the sandbox answered without a signature');
    return answer;
  }
  return {
    offers: (pay_way) => pay_way === CARD || pay_way === CARD_INSTALMENTS,
    state: async ({ trade_no, pay_way }) => {
      const answer = await answerOf('query', { trade_no });
      const none = { never: NO_TRADE };
      if (answer === null) return { paid: 0, refunded: 0, whole: none, part: none };
      const now = { steps: ['refund'] };
      return {
        paid: Number(answer.amount),
        refunded: Number(answer.refunded ?? 0),
        whole: now,
        part: pay_way === CARD_INSTALMENTS ? { never: WHOLE_ONLY } : now,
      };
    },
    payBack: async ({ trade_no }, amount) => {
      const answer = await answerOf('refund', { trade_no, refund: String(amount) });
      return answer?.code === '1'
        ? { refund_no: answer.refund_no ?? '' }
        : { refused: answer?.code ?? '', message: `沙盒：${answer?.message ?? NO_TRADE}` };
    },
  };
}
