import type { Fields } from '../../../modules/sales/payment/providers/ecpay/check-mac-value.ts';

/** The contract of the fake's account; TCAT and POST belong to both. */
export type Contract = 'C2C' | 'B2C';

const CONTRACTS: Readonly<Record<Contract, readonly string[]>> = {
  B2C: ['UNIMART', 'FAMI', 'HILIFE'],
  C2C: ['UNIMARTC2C', 'FAMIC2C', 'HILIFEC2C', 'OKMARTC2C'],
};
const HOME = ['TCAT', 'POST'];

const widthOf = (name: string) =>
  [...name].reduce((sum, one) => sum + (one <= '\u007F' ? 1 : 2), 0);
const isName = (name = '') =>
  !/[\s\d^'`!@#%&*+\\"<>|_[\].]/.test(name) && widthOf(name) >= 4 && widthOf(name) <= 10;
const isMobile = (text = '') => /^09\d{8}$/.test(text);
const hasPhone = (form: Fields, who: string) =>
  isMobile(form[`${who}CellPhone`]) || /^[\d#+]{6,20}$/.test(form[`${who}Phone`] ?? '');
const isAddress = (text = '') => [...text].length >= 6 && [...text].length <= 60;
const isZip = (text = '') => /^\d{3,5}$/.test(text);

/** Unsigned refusals, `code|sentence`, and when ECPay answers them. */
type Check = readonly [refusal: string, isRefused: (form: Fields, contract: Contract) => boolean];

const isHome = ({ LogisticsSubType = '' }: Fields) => HOME.includes(LogisticsSubType);
const amountOf = ({ GoodsAmount }: Fields) => Number(GoodsAmount);
const isSeven = ({ LogisticsSubType = '' }: Fields) => LogisticsSubType.startsWith('UNIMART');
const needsSender = ({ LogisticsSubType = '' }: Fields) =>
  ['UNIMARTC2C', 'HILIFEC2C', 'OKMARTC2C'].includes(LogisticsSubType);

const COMMON: readonly Check[] = [
  ['0|廠商交易編號格式錯誤', (form) => !/^[0-9A-Za-z]{1,20}$/.test(form.MerchantTradeNo ?? '')],
  [
    '0|廠商交易時間格式錯誤',
    (form) => !/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/.test(form.MerchantTradeDate ?? ''),
  ],
  [
    '10200074|找不到加密金鑰，請確認是否有申請開通此物流方式',
    (form, contract) => !isHome(form) && !CONTRACTS[contract].includes(form.LogisticsSubType ?? ''),
  ],
  ['0|物流類型錯誤', (form) => form.LogisticsType !== (isHome(form) ? 'HOME' : 'CVS')],
  ['0|ServerReplyURL 不可為空', (form) => !URL.canParse(form.ServerReplyURL ?? '')],
  [
    '10500040|商品金額範圍為1~20000元',
    (form) => !(amountOf(form) >= 1) || (!isHome(form) && amountOf(form) > 20_000),
  ],
  [
    '10500040|代收金額錯誤',
    ({ IsCollection, CollectionAmount }) =>
      IsCollection === 'Y' && !(Number(CollectionAmount) <= 20_000),
  ],
  [
    '0|代收金額需與商品金額一致',
    (form) => isSeven(form) && form.CollectionAmount !== form.GoodsAmount,
  ],
  [
    '10500038|商品名稱錯誤',
    ({ GoodsName = '' }) =>
      GoodsName === '' || widthOf(GoodsName) > 50 || /[\^'`!@#%&*+\\"<>|_[\]]/.test(GoodsName),
  ],
  ['0|寄件人姓名格式錯誤', ({ SenderName }) => !isName(SenderName)],
  ['0|收件人姓名格式錯誤', ({ ReceiverName }) => !isName(ReceiverName)],
];

const STORE: readonly Check[] = [
  ['0|寄件人手機格式錯誤', (form) => needsSender(form) && !isMobile(form.SenderCellPhone)],
  ['0|收件人手機格式錯誤', ({ ReceiverCellPhone }) => !isMobile(ReceiverCellPhone)],
  ['0|收件人門市代號錯誤', ({ ReceiverStoreID = '' }) => !/^\w{1,6}$/.test(ReceiverStoreID)],
];

const ADDRESS: readonly Check[] = [
  ['0|寄件人電話與手機擇一必填', (form) => !hasPhone(form, 'Sender')],
  ['0|收件人電話與手機擇一必填', (form) => !hasPhone(form, 'Receiver')],
  ['10500057|寄件人地址錯誤', (form) => !isAddress(form.SenderAddress)],
  ['10500057|收件人地址錯誤', (form) => !isAddress(form.ReceiverAddress)],
  ['0|郵遞區號錯誤', (form) => !isZip(form.SenderZipCode) || !isZip(form.ReceiverZipCode)],
  [
    '0|商品重量錯誤',
    (form) =>
      form.LogisticsSubType === 'POST' &&
      !(Number(form.GoodsWeight) > 0 && Number(form.GoodsWeight) <= 20),
  ],
  [
    '0|溫層錯誤',
    (form) => form.LogisticsSubType === 'TCAT' && !/^000[123]$/.test(form.Temperature ?? ''),
  ],
];

/** What ECPay refuses in a form that creates a parcel; '' where nothing (docs/taiwan). */
export function formRefusal(form: Fields, contract: Contract): string {
  const checks = [...COMMON, ...(isHome(form) ? ADDRESS : STORE)];
  return checks.find(([, isRefused]) => isRefused(form, contract))?.[0] ?? '';
}
