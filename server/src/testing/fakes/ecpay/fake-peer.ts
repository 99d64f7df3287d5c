import {
  type Fields,
  withCheckMacValue,
} from '../../../modules/sales/payment/providers/ecpay/check-mac-value.ts';
import { taipeiTime } from '../../../modules/sales/payment/providers/ecpay/taipei-time.ts';
import { type Choice, type FakeTrade, formFault, type Merchant } from './trade.ts';
import { issue, issuedFields, resultFields } from './webhook-fields.ts';

export interface Knobs {
  /** How often each webhook is sent; 0 loses it. */
  times: number;
  down: boolean;
  hangs: boolean;
  /** How far its clock is ahead, in ms. */
  skewMs: number;
  /** Drops the connection after this many more actions were carried out, without an answer. */
  losesActions: number;
  /** Answers DoAction with another trade's number. */
  mixesUp: boolean;
  /** Refuses to pay back, with this RtnMsg; '' for none. */
  refusesRefunds: string;
}

export interface Sent {
  fields: Fields;
  status: number;
  answer: string;
}

const MONEY_AT_ONCE: readonly Choice[] = ['Credit', 'WebATM'];

export class FakePeer {
  readonly trades = new Map<string, FakeTrade>();
  readonly sent: Sent[] = [];
  readonly queries: string[] = [];
  /** Each action about a card trade that was carried out or refused, such as `R 300`. */
  readonly actions: string[] = [];
  readonly knobs: Knobs = {
    times: 1,
    down: false,
    hangs: false,
    skewMs: 0,
    losesActions: 0,
    mixesUp: false,
    refusesRefunds: '',
  };
  readonly merchant: Merchant;
  readonly #clock: () => Date;

  constructor(merchant: Merchant, clock: () => Date) {
    this.merchant = merchant;
    this.#clock = clock;
  }

  now(): Date {
    return new Date(this.#clock().getTime() + this.knobs.skewMs);
  }

  /** Accepts a form; returns its error, or the new trade. */
  open(form: Fields): FakeTrade | string {
    const fault = formFault(form, this.merchant);
    if (fault) return fault;
    const { MerchantTradeNo: trade_no = '', TotalAmount } = form;
    if (this.trades.has(trade_no)) return 'MerchantTradeNo Error (used before)';
    const tradeDate = this.now();
    const day = taipeiTime(tradeDate).replace(/\D/g, '').slice(2);
    const tradeNo = `${day}${String(this.trades.size).padStart(4, '0')}`;
    const amount = Number(TotalAmount);
    const trade = { form, trade_no, tradeNo, amount, tradeDate, issued: {} };
    const opened: FakeTrade = { ...trade, state: 'open', choice: null };
    this.trades.set(trade_no, opened);
    return opened;
  }

  trade(trade_no: string): FakeTrade {
    const trade = this.trades.get(trade_no);
    if (!trade) throw new Error(`ECPay knows no trade ${trade_no}`);
    return trade;
  }

  /** Simulates the shopper's choice: pays at once, or issues a payment code. */
  async choose(trade_no: string, choice: Choice): Promise<FakeTrade> {
    const trade = this.trade(trade_no);
    trade.choice = choice;
    if (MONEY_AT_ONCE.includes(choice)) return this.pay(trade_no);
    trade.state = 'issued';
    trade.issued = issue(choice, trade.form, this.now());
    await this.sendWebhook(trade.form.PaymentInfoURL ?? '', issuedFields(trade));
    return trade;
  }

  async pay(trade_no: string): Promise<FakeTrade> {
    const trade = this.trade(trade_no);
    trade.state = 'paid';
    if (trade.choice === 'Credit')
      trade.credit = { paidAt: this.now(), state: 'to-capture', refunds: [] };
    await this.sendWebhook(trade.form.ReturnURL ?? '', this.result(trade));
    return trade;
  }

  async fail(trade_no: string): Promise<FakeTrade> {
    const trade = this.trade(trade_no);
    trade.choice ??= 'Credit';
    trade.state = 'failed';
    await this.sendWebhook(trade.form.ReturnURL ?? '', this.result(trade));
    return trade;
  }

  result(trade: FakeTrade): Fields {
    return resultFields(trade, this.now());
  }

  signed(fields: Fields): Fields {
    return withCheckMacValue(fields, this.merchant);
  }

  async sendWebhook(url: string, fields: Fields): Promise<void> {
    for (let i = 0; i < this.knobs.times; i += 1) await this.post(url, this.signed(fields));
  }

  async post(url: string, fields: Fields): Promise<Sent> {
    const reply = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
    const sent = { fields, status: reply.status, answer: await reply.text() };
    this.sent.push(sent);
    return sent;
  }
}
