import {
  type Fields,
  type MerchantKeys,
  withCheckMacValue,
} from '../../../modules/sales/payment/providers/ecpay/check-mac-value.ts';
import { taipeiTime } from '../../../modules/sales/payment/providers/ecpay/taipei-time.ts';
import { type Contract, formRefusal } from './form-checks.ts';
import { type Scenario, type Step, stepsOf } from './scenarios.ts';

export interface LogisticsMerchant {
  merchantId: string;
  hashKey: string;
  hashIv: string;
}

/** How the fake misbehaves. */
interface Knobs {
  /** Answers 503 to everything. */
  down: boolean;
  /** Drops the connection of this many more calls after they were carried out. */
  loses: number;
  /** Signs the answers of this many more calls wrongly. */
  garbles: number;
  /** The shop's balance at ECPay does not cover a parcel. */
  poor: boolean;
  contract: Contract;
  /** Sends the first notice of a parcel before it answers the call that creates it. */
  noticesFirst: boolean;
  /** How often each notice is sent. */
  times: number;
  /** The most queries before it answers 403. */
  queries: number;
}

export interface FakeParcel {
  form: Fields;
  /** ECPay's number, `AllPayLogisticsID`. */
  id: string;
  payment_no: string;
  validation_no: string;
  shipment_no: string;
  store: string;
  status: Step;
  at: string;
  collected: boolean;
  /** ECPay's number of a return, `RtnMerchantTradeNo`; '' for a parcel to a buyer. */
  return_no: string;
}

interface SentNotice {
  url: string;
  fields: Fields;
  status: number;
  answer: string;
}

const CREATED: Step = ['300', '訂單處理中(綠界已收到訂單資料)'];
const CLOSED_CODES = ['2028', '2037', '2049', '2050', '2104', '7011', '7101'];

/** The parcels of a merchant at the fake ECPay, and the notices that it has sent. */
export class FakeLogistics {
  readonly parcels = new Map<string, FakeParcel>();
  readonly returns: FakeParcel[] = [];
  readonly calls: string[] = [];
  readonly sent: SentNotice[] = [];
  readonly knobs: Knobs = {
    ...{ down: false, loses: 0, garbles: 0, poor: false, contract: 'C2C' },
    ...{ noticesFirst: false, times: 1, queries: Number.POSITIVE_INFINITY },
  };
  readonly merchant: LogisticsMerchant;
  readonly now: () => Date;

  constructor(merchant: LogisticsMerchant, now: () => Date) {
    this.merchant = merchant;
    this.now = now;
  }

  get keys(): MerchantKeys {
    const { hashKey, hashIv } = this.merchant;
    return { hashKey, hashIv, hash: 'md5' };
  }

  parcel(trade_no: string): FakeParcel {
    const found = this.parcels.get(trade_no);
    if (!found) throw new Error(`ECPay knows no parcel ${trade_no}`);
    return found;
  }

  /** The parcel with ECPay's number, and the hand-in numbers that a call about it must repeat. */
  byNumber({ AllPayLogisticsID, CVSPaymentNo = '', CVSValidationNo = '' }: Fields) {
    return [...this.parcels.values()].find(
      ({ id, payment_no, validation_no }) =>
        id === AllPayLogisticsID &&
        payment_no === CVSPaymentNo &&
        validation_no === CVSValidationNo,
    );
  }

  /** Stores a parcel; returns the refusal, or the parcel. */
  create(form: Fields): FakeParcel | string {
    const refusal = formRefusal(form, this.knobs.contract);
    if (refusal !== '') return refusal;
    const { MerchantTradeNo = '', LogisticsSubType = '', ReceiverStoreID = '' } = form;
    if (this.parcels.has(MerchantTradeNo)) return '0|廠商交易編號重覆，請重新設定';
    if (this.knobs.poor) return '0|帳戶餘額不足，請儲值';
    const serial = 1_718_500 + this.parcels.size;
    const isCounter = LogisticsSubType.endsWith('C2C');
    const parcel: FakeParcel = {
      form,
      id: String(serial),
      payment_no: isCounter ? `C${serial}` : '',
      validation_no: LogisticsSubType === 'UNIMARTC2C' ? '2448' : '',
      shipment_no: isCounter ? '' : `9${serial}00017`,
      store: ReceiverStoreID,
      status: CREATED,
      at: taipeiTime(this.now()),
      collected: false,
      return_no: '',
    };
    this.parcels.set(MerchantTradeNo, parcel);
    return parcel;
  }

  /** Stores a return; `number of ECPay|number for the buyer`. */
  createReturn(form: Fields): FakeParcel {
    const serial = 202_600 + this.returns.length;
    const parcel: FakeParcel = {
      form,
      ...{ id: form.AllPayLogisticsID ?? '', payment_no: `R${serial}`, validation_no: '' },
      ...{ shipment_no: '', store: '', status: ['325', '退貨訂單處理中'], collected: false },
      at: taipeiTime(this.now()),
      return_no: `RT${serial}`,
    };
    this.returns.push(parcel);
    return parcel;
  }

  cancel(form: Fields): string {
    const parcel = this.byNumber(form);
    if (parcel?.form.LogisticsSubType !== 'UNIMARTC2C') return '0|查無此物流訂單';
    if (parcel.status[0] !== CREATED[0]) return '0|此物流訂單狀態無法取消';
    parcel.status = ['9999', '訂單取消'];
    return '1|OK';
  }

  changeStore(form: Fields): string {
    const parcel = this.byNumber(form);
    if (!parcel || !form.ReceiverStoreID) return '0|查無此物流訂單';
    if (!CLOSED_CODES.includes(parcel.status[0])) return '0|此物流訂單狀態無法更新門市';
    parcel.store = form.ReceiverStoreID;
    return '1|OK';
  }

  /** The fields of an answer to `Create` and of a notice. */
  fieldsOf({ form, id, payment_no, validation_no, status, at, return_no }: FakeParcel): Fields {
    const isReturn = return_no !== '';
    return {
      MerchantID: this.merchant.merchantId,
      ...(isReturn
        ? { RtnMerchantTradeNo: return_no, ...(form.Temperature && { AllPayLogisticsID: id }) }
        : { MerchantTradeNo: form.MerchantTradeNo ?? '', AllPayLogisticsID: id }),
      RtnCode: status[0],
      RtnMsg: status[1],
      LogisticsType: form.LogisticsType ?? '',
      LogisticsSubType: form.LogisticsSubType ?? '',
      GoodsAmount: form.GoodsAmount ?? '',
      UpdateStatusDate: at,
      ReceiverName: form.ReceiverName ?? '',
      ReceiverPhone: form.ReceiverPhone ?? '',
      ReceiverCellPhone: form.ReceiverCellPhone ?? '',
      ReceiverEmail: form.ReceiverEmail ?? '',
      ReceiverAddress: form.ReceiverAddress ?? '',
      CVSPaymentNo: payment_no,
      CVSValidationNo: validation_no,
      BookingNote: '',
    };
  }

  /** The fields of an answer to a query. What is collected reaches the shop ten days later. */
  queriedFields(parcel: FakeParcel): Fields {
    const { form, id, payment_no, validation_no, shipment_no, status, at } = parcel;
    const collects = form.IsCollection === 'Y' ? Number(form.CollectionAmount) : 0;
    const isDue = parcel.collected && collects > 0;
    const due = taipeiTime(new Date(this.now().getTime() + 10 * 86_400_000));
    return {
      MerchantID: this.merchant.merchantId,
      MerchantTradeNo: form.MerchantTradeNo ?? '',
      AllPayLogisticsID: id,
      GoodsAmount: form.GoodsAmount ?? '',
      LogisticsType: `${form.LogisticsType}_${form.LogisticsSubType}`,
      HandlingCharge: '60',
      CollectionAmount: String(collects),
      CollectionChargeFee: collects > 0 ? '15' : '0',
      CollectionAllocateAmount: isDue ? String(collects - 15) : '0',
      CollectionAllocateDate: isDue ? due : '',
      TradeDate: at,
      LogisticsStatus: status[0],
      ShipmentNo: shipment_no,
      CVSPaymentNo: payment_no,
      CVSValidationNo: validation_no,
      BookingNote: '',
    };
  }

  signed(fields: Fields): Fields {
    if (this.knobs.garbles <= 0) return withCheckMacValue(fields, this.keys);
    this.knobs.garbles -= 1;
    return { ...fields, CheckMacValue: '0'.repeat(32) };
  }

  /** Sets a parcel's status and sends the notice about it. */
  async report(parcel: FakeParcel, step: Step): Promise<void> {
    parcel.status = step;
    parcel.at = taipeiTime(this.now());
    if (['2067', '3022', '3003', '3307', '3308', '3309'].includes(step[0])) parcel.collected = true;
    await this.notify(parcel.form.ServerReplyURL ?? '', this.fieldsOf(parcel));
  }

  async notify(url: string, fields: Fields): Promise<void> {
    const notice = withCheckMacValue(fields, this.keys);
    for (let time = 0; time < this.knobs.times; time += 1) await this.post(url, notice);
  }

  async post(url: string, fields: Fields): Promise<SentNotice> {
    const reply = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
    const sent = { url, fields, status: reply.status, answer: await reply.text() };
    this.sent.push(sent);
    return sent;
  }

  /** Sends again every notice that was not answered with `1|OK`, as ECPay does for three days. */
  async repeat(): Promise<void> {
    const waiting = this.sent.filter(({ answer }) => answer !== '1|OK');
    for (const one of waiting) {
      this.sent.splice(this.sent.indexOf(one), 1);
      await this.post(one.url, one.fields);
    }
  }

  /** Reports the statuses of a scenario one after the other; `until` is the code of the last. */
  async drive(trade_no: string, scenario: Scenario, until = ''): Promise<void> {
    const parcel = this.parcel(trade_no);
    for (const step of stepsOf(parcel.form.LogisticsSubType ?? '', scenario)) {
      await this.report(parcel, step);
      if (step[0] === until) return;
    }
  }
}
