import type {
  CreatedParcel,
  ParcelNumbers,
  ParcelRefused,
  ParcelRequest,
  ParcelService,
  ParcelStatus,
} from '../../../../parcel/port.ts';
import { ProviderUnreachable } from '../../../../payment/provider-unreachable.ts';
import type { Fields } from '../../../../payment/providers/ecpay/check-mac-value.ts';
import {
  callPlain,
  callSigned,
  isRefused,
  type LogisticsAccount,
  postSigned,
  refusalOf,
} from './client.ts';
import { createFields, returnFields } from './create-fields.ts';
import { formFault } from './form-faults.ts';
import { labelPages } from './labels.ts';
import { readNotice } from './notice.ts';
import { numbersIn, queryParcel } from './query.ts';
import { isTask, stageOf } from './stages.ts';

type Created = ParcelNumbers & { status: ParcelStatus };

const createdOf = (fields: Fields): Created => ({
  ...numbersIn(fields),
  status: {
    code: fields.RtnCode ?? '',
    message: (fields.RtnMsg ?? '').slice(0, 200),
    date: fields.UpdateStatusDate ?? '',
  },
});

const refusedForm = (message: string): ParcelRefused => ({ refused: 'form', message });

async function create(
  request: ParcelRequest,
  account: LogisticsAccount,
): Promise<Created | ParcelRefused> {
  const fault = formFault(request);
  if (fault !== '') return refusedForm(fault);
  const answer = await callSigned(
    '/Express/Create',
    createFields(request, account.clock()),
    account,
  );
  if (isRefused(answer)) return answer;
  if (answer.MerchantTradeNo !== request.trade_no)
    throw new ProviderUnreachable('ECPay answered about another parcel');
  return createdOf(answer);
}

/** The calls by which buyers send parcels back; handing in at a counter has none. */
const RETURNS: Readonly<Record<string, string>> = {
  UNIMART: '/express/ReturnUniMartCVS',
  FAMI: '/express/ReturnCVS',
  HILIFE: '/express/ReturnHilifeCVS',
  TCAT: '/Express/ReturnHome',
};

/** A return's first status: ECPay has it. It answers without one. */
const REQUESTED: ParcelStatus = { code: '325', message: '退貨訂單處理中', date: '' };

const NO_NUMBERS: ParcelNumbers = {
  provider_no: '',
  payment_no: '',
  validation_no: '',
  tracking_no: '',
};

async function createReturn(
  { sub_type, provider_no }: CreatedParcel,
  request: ParcelRequest,
  account: LogisticsAccount,
): Promise<Created | ParcelRefused> {
  const path = RETURNS[sub_type];
  if (path === undefined) return refusedForm('這種物流不能由綠界收退貨。');
  const fields = returnFields(request, provider_no);
  if (sub_type === 'TCAT') {
    const refused = await callPlain(path, fields, account);
    return refused ?? { ...NO_NUMBERS, provider_no, status: REQUESTED };
  }
  // `number of ECPay|number for the buyer to type at the store`, or `|sentence`.
  const body = await postSigned(path, fields, account);
  const [number = '', forBuyer = ''] = body.split('|');
  if (/^\w{1,30}$/.test(number) && number !== '0' && /^\w{1,30}$/.test(forBuyer))
    return { ...NO_NUMBERS, provider_no: number, payment_no: forBuyer, status: REQUESTED };
  if (/^\d{0,12}\|/.test(body)) return refusalOf(body);
  throw new ProviderUnreachable(`ECPay did not answer ${path}`);
}

const aboutCounter = ({
  sub_type,
  provider_no,
  payment_no,
  validation_no,
}: CreatedParcel): Fields => ({
  AllPayLogisticsID: provider_no,
  CVSPaymentNo: payment_no,
  ...(sub_type === 'UNIMARTC2C' && { CVSValidationNo: validation_no }),
});

const isCounter = (sub_type: string): boolean => sub_type.endsWith('C2C');

const changeStore = (parcel: CreatedParcel, store: string, account: LogisticsAccount) =>
  isCounter(parcel.sub_type)
    ? callPlain(
        '/Express/UpdateStoreInfo',
        { ...aboutCounter(parcel), StoreType: '01', ReceiverStoreID: store },
        account,
      )
    : callPlain(
        '/Helper/UpdateShipmentInfo',
        { AllPayLogisticsID: parcel.provider_no, ReceiverStoreID: store },
        account,
      );

/** Statuses in which the post office has not confirmed a parcel. */
const UNCONFIRMED = ['', '300', '310', '311', '2001'];

/** ECPay 綠界物流, the domestic API (docs/taiwan, ADR 0220). */
export const ecpayParcels = (
  account: LogisticsAccount,
  home: readonly string[],
): ParcelService => ({
  name: 'ecpay',
  home,
  faultOf: formFault,
  create: (request) => create(request, account),
  find: (trade_no) => queryParcel(trade_no, account),
  labelFault: (sub_type, code) =>
    sub_type === 'POST' && UNCONFIRMED.includes(code)
      ? '中華郵政確認資料後（狀態 320）才能列印，請稍後再試。'
      : '',
  labels: async (parcels) => labelPages(parcels, account),
  canCancel: (sub_type) => sub_type === 'UNIMARTC2C',
  cancel: (parcel) => callPlain('/Express/CancelC2COrder', aboutCounter(parcel), account),
  changeStore: (parcel, store) => changeStore(parcel, store, account),
  canReturn: (sub_type) => RETURNS[sub_type] !== undefined,
  createReturn: (parcel, request) => createReturn(parcel, request, account),
  readNotice: (fields) => readNotice(fields, account),
  acknowledge: (stored) => ({
    status: stored ? 200 : 400,
    type: 'text/plain; charset=utf-8',
    body: stored ? '1|OK' : '0|unknown',
  }),
  stageOf,
  isTask,
});
