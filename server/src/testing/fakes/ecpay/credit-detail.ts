import type { FastifyInstance } from 'fastify';
import { decrypted, encrypted } from '../../../modules/sales/ecpay/cipher.ts';
import { stringFields } from '../../../modules/sales/payment/form-fields.ts';
import {
  type Fields,
  hasRightCheckMacValue,
} from '../../../modules/sales/payment/providers/ecpay/check-mac-value.ts';
import { taipeiTime } from '../../../modules/sales/payment/providers/ecpay/taipei-time.ts';
import type { FakePeer } from './fake-peer.ts';
import type { CreditRecord, FakeTrade } from './trade.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

/** The last 20:15 in Taipei before a moment. */
function lastCapture(now: Date): number {
  const [date = ''] = taipeiTime(now).replaceAll('/', '-').split(' ');
  const today = new Date(`${date}T20:15:00+08:00`).getTime();
  return now.getTime() >= today ? today : today - 86_400_000;
}

/** The record of a card trade, after the captures that have run by now. */
function creditOf(peer: FakePeer, trade: FakeTrade | undefined): CreditRecord | undefined {
  const credit = trade?.credit;
  if (credit?.state === 'to-capture' && credit.paidAt.getTime() <= lastCapture(peer.now()))
    credit.state = 'captured';
  return credit;
}

interface Action {
  action: string;
  amount: number;
  stage: string;
}

type Effect = (credit: CreditRecord, amount: number) => void;

const refund: Effect = (credit, amount) => {
  credit.refunds.push(amount);
};
const giveUp: Effect = (credit) => {
  credit.state = 'given-up';
};

/** What each action does in each state; no entry is refused. */
const EFFECTS: Readonly<Record<string, Partial<Record<CreditRecord['state'], Effect>>>> = {
  R: { 'to-capture': refund, captured: refund },
  E: {
    'to-capture': (credit) => {
      credit.state = 'undone';
    },
  },
  N: { authorised: giveUp, undone: giveUp },
  C: {
    authorised: (credit) => {
      credit.state = 'to-capture';
    },
  },
};

/** Carries an action out, or returns why not, as ECPay's RtnMsg. */
function act(
  peer: FakePeer,
  { amount: paid }: FakeTrade,
  credit: CreditRecord,
  { action, amount, stage }: Action,
): string {
  const left = paid - sum(credit.refunds);
  const minute = taipeiTime(peer.now()).slice(11, 16);
  if (minute >= '20:15' && minute < '20:30') return 'error_closing';
  if (peer.knobs.refusesRefunds && action !== 'E') return peer.knobs.refusesRefunds;
  if (!(amount > 0 && amount <= left)) return 'error_amount';
  if (stage !== '0' && amount !== paid) return 'error_installment';
  if (action !== 'R' && credit.refunds.length > 0) return 'error_status';
  if (action === 'N' && amount !== paid) return 'error_amount';
  const effect = EFFECTS[action]?.[credit.state];
  if (!effect) return 'error_status';
  effect(credit, amount);
  return '';
}

const STATUS: Readonly<Record<CreditRecord['state'], string>> = {
  authorised: '已授權',
  'to-capture': '要關帳',
  captured: '已關帳',
  undone: '操作取消',
  'given-up': '已取消',
};

function detail(trade: FakeTrade, { state, refunds, paidAt }: CreditRecord) {
  const row = (Status: string, Amount: number) => ({
    Status,
    Amount: String(Amount),
    Sno: '777777',
    Datetime: taipeiTime(paidAt),
  });
  const rows = [
    ...(state === 'authorised' ? [] : [row(STATUS[state], trade.amount)]),
    ...refunds.map((amount) => row('要關帳', -amount)),
  ];
  const isOver = state === 'given-up' || state === 'undone';
  return {
    RtnMsg: '',
    RtnValue: {
      TradeID: trade.tradeNo,
      Amount: String(trade.amount),
      ClsAmt: state === 'captured' ? String(trade.amount) : '0',
      AuthTime: taipeiTime(paidAt),
      Status: isOver ? STATUS[state] : '已授權',
    },
    CloseData: rows.length > 0 ? rows : {},
  };
}

/** What ECPay answers about a card trade: encrypted JSON, or the fault of a call that it can't read. */
function query(peer: FakePeer, body: unknown) {
  const { MerchantID, RqHeader, Data } = body as {
    MerchantID: string;
    RqHeader: { Timestamp: number };
    Data: string;
  };
  const fault = (TransCode: number, TransMsg: string) => ({ TransCode, TransMsg, Data: '' });
  if (MerchantID !== peer.merchant.merchantId) return fault(115, '服務未開通');
  if (Math.abs(peer.now().getTime() / 1000 - RqHeader.Timestamp) > 600)
    return fault(104, 'Timestamp 逾時');
  let content: Fields;
  try {
    content = decrypted(Data, peer.merchant) as Fields;
  } catch {
    return fault(110, '解密失敗');
  }
  const trade = peer.trades.get(content.MerchantTradeNo ?? '');
  const credit = creditOf(peer, trade);
  const answer =
    trade && credit ? detail(trade, credit) : { RtnCode: 10_000_185, RtnMsg: '查無信用卡交易' };
  return { TransCode: 1, TransMsg: 'Success', Data: encrypted(answer, peer.merchant) };
}

const stageOf = ({ form }: FakeTrade) => form.CreditInstallment?.split(',')[0] ?? '0';

/** Carries an action out; its answer is not signed. */
function doAction(peer: FakePeer, fields: Fields): Fields {
  const { MerchantTradeNo = '', TradeNo = '', Action: action = '', TotalAmount } = fields;
  const numbers = { Merchant: peer.merchant.merchantId, MerchantTradeNo, TradeNo };
  const refused = (RtnMsg: string) => ({ ...numbers, RtnCode: '10100050', RtnMsg });
  if (!hasRightCheckMacValue(fields, peer.merchant)) return refused('CheckMacValue Error');
  const trade = peer.trades.get(MerchantTradeNo);
  const credit = creditOf(peer, trade);
  if (!trade || !credit || trade.tradeNo !== TradeNo) return refused('error_nopay');
  const amount = Number(TotalAmount);
  peer.actions.push(`${action} ${amount}`);
  const fault = act(peer, trade, credit, { action, amount, stage: stageOf(trade) });
  if (fault !== '') return refused(fault);
  return {
    ...numbers,
    ...(peer.knobs.mixesUp && { MerchantTradeNo: 'PTANOTHERTRADE000000' }),
    RtnCode: '1',
    RtnMsg: 'Succeeded.',
  };
}

/** ECPay's calls about card payments: what became of a trade, capture, and paying back (docs/taiwan). */
export function creditDetail(app: FastifyInstance, peer: FakePeer): void {
  app.post('/1.0.0/CreditDetail/QueryTrade', async ({ body }) => {
    peer.queries.push('/1.0.0/CreditDetail/QueryTrade');
    return query(peer, body);
  });

  app.post('/CreditDetail/DoAction', async ({ body, raw }, reply) => {
    if (peer.knobs.hangs) return new Promise(() => undefined);
    const answer = doAction(peer, stringFields(body) ?? {});
    if (peer.knobs.losesActions > 0) {
      peer.knobs.losesActions -= 1;
      raw.socket.destroy();
      return reply.hijack();
    }
    return new URLSearchParams(answer).toString();
  });
}
