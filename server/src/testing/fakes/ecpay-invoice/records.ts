import { invoicePeriodOf, isVoidable } from '@pinpu/shared/domain';
import { codesOf } from './codes.ts';

type Data = Readonly<Record<string, unknown>>;

interface FakeInvoice {
  data: Data;
  number: string;
  random: string;
  /** `2026-11-30 10:00:00` in Taipei. */
  at: string;
  voided: boolean;
  allowances: FakeAllowance[];
}

interface FakeAllowance {
  data: Data;
  number: string;
  amount: number;
  at: string;
  voided: boolean;
}

const TWD_SUM = (items: readonly { ItemAmount: number }[]) =>
  items.reduce((sum, { ItemAmount }) => sum + ItemAmount, 0);

const refused = (RtnCode: number, RtnMsg: string) => ({ RtnCode, RtnMsg });

interface Combination {
  when: (data: Data, isCompany: boolean) => boolean;
  code: number;
  message: string;
}

const PATTERN: Readonly<Record<string, RegExp>> = {
  1: /^$/,
  2: /^[A-Z]{2}\d{14}$/,
  3: /^\/[0-9A-Z.+-]{7}$/,
};

/** What ECPay's table of combinations refuses (docs/taiwan). */
const REFUSED: readonly Combination[] = [
  {
    when: ({ Donation, LoveCode }, isCompany) => Donation === '1' && (isCompany || LoveCode === ''),
    ...{ code: 5_000_022, message: '捐贈註記錯誤' },
  },
  {
    when: ({ Print, CarrierType }, isCompany) =>
      Print === '1' && CarrierType !== '' && !(isCompany && CarrierType === '3'),
    ...{ code: 5_000_015, message: '列印註記與載具不可同時使用' },
  },
  {
    when: ({ Print, CarrierType }, isCompany) => Print === '0' && isCompany && CarrierType === '',
    ...{ code: 5_000_028, message: '統一編號有值時，列印註記必須為 1' },
  },
  {
    when: ({ Print, CarrierType, Donation }) =>
      Print === '0' && CarrierType === '' && Donation === '0',
    ...{ code: 5_000_022, message: '請提供載具、捐贈或列印其中一項' },
  },
  {
    when: ({ Print, CustomerName, CustomerAddr }) =>
      Print === '1' && (CustomerName === '' || CustomerAddr === ''),
    ...{ code: 1_600_003, message: '列印時客戶名稱與地址不可空白' },
  },
  {
    when: ({ CarrierType, CarrierNum }) =>
      PATTERN[String(CarrierType)]?.test(String(CarrierNum)) === false,
    ...{ code: 2_027_000, message: '載具格式錯誤' },
  },
];

function combinationFault(data: Data) {
  const isCompany = data.CustomerIdentifier !== '';
  const found = REFUSED.find(({ when }) => when(data, isCompany));
  return found && refused(found.code, found.message);
}

interface FakeItem {
  ItemAmount: number;
  ItemPrice: number;
  ItemCount: number;
  ItemTaxType: string;
}

function itemFault(items: readonly FakeItem[], total: unknown) {
  if (TWD_SUM(items) !== total) return refused(1_600_003, '商品合計與發票金額不符');
  if (items.some((one) => one.ItemPrice * one.ItemCount !== one.ItemAmount))
    return refused(1_600_003, '商品小計錯誤');
  return undefined;
}

function amountFault({ Items, SalesAmount, TaxType }: Data) {
  const items = Items as readonly FakeItem[];
  const fault = itemFault(items, SalesAmount);
  if (fault) return fault;
  const types = new Set(items.map(({ ItemTaxType }) => ItemTaxType));
  const expected = types.size > 1 ? '9' : [...types][0];
  return expected === TaxType ? undefined : refused(1_600_003, '課稅類別錯誤');
}

const taipeiTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Taipei',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const restOf = ({ data, allowances }: FakeInvoice) =>
  allowances
    .filter(({ voided }) => !voided)
    .reduce((rest, { amount }) => rest - amount, Number(data.SalesAmount));

interface Register {
  barcodes: readonly string[];
  loveCodes: readonly string[];
  companies: Readonly<Record<string, string>>;
}

const UNAVAILABLE = refused(9_000_001, '呼叫財政部API失敗');

/** The invoices that the fake has issued, from a range of numbers that can run out. */
export class FakeInvoices {
  readonly issued = new Map<string, FakeInvoice>();
  readonly calls: string[] = [];
  numbersLeft = 1000;
  /** Ranges in other periods than that of `numbersLeft`, with their status: 1 not enabled, 2 in use. */
  otherRanges: { year: number; term: number; count: number; status: number }[] = [];
  /** Whether the shop has the seed (密碼種子) without which there are no QR codes. */
  hasSeed = true;
  /** Whether allowances can be listed by their invoice. */
  canList = true;
  readonly #clock: () => Date;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  issue(data: Data) {
    const key = String(data.RelateNumber).toLowerCase();
    if (!/^[0-9a-z]{1,50}$/.test(key)) return refused(1_600_003, '特店自訂編號格式錯誤');
    if (this.issued.has(key)) return refused(5_070_357, '特店自訂編號重複');
    if (data.CustomerEmail === '' && data.CustomerPhone === '')
      return refused(1_600_003, '電子郵件與手機須擇一填寫');
    const fault = combinationFault(data) ?? amountFault(data);
    if (fault) return fault;
    if (this.numbersLeft === 0) return refused(5_000_006, '無字軌可使用');
    this.numbersLeft -= 1;
    const number = `AB${String(10_000_000 + this.issued.size).padStart(8, '0')}`;
    const invoice = { data, number, random: '4217', at: taipeiTime.format(this.#clock()) };
    this.issued.set(key, { ...invoice, voided: false, allowances: [] });
    return {
      ...{ RtnCode: 1, RtnMsg: '開立發票成功', InvoiceNo: number },
      ...{ InvoiceDate: invoice.at, RandomNumber: invoice.random },
    };
  }

  find({ RelateNumber }: Data) {
    const found = this.issued.get(String(RelateNumber).toLowerCase());
    if (!found) return refused(7, '查無資料');
    return {
      ...{ RtnCode: 1, RtnMsg: '查詢成功', IIS_Number: found.number },
      ...{ IIS_Random_Number: found.random, IIS_Create_Date: found.at.replace(' ', '+') },
      IIS_Invalid_Status: found.voided ? '1' : '0',
      IIS_Remain_Allowance_Amt: restOf(found),
      ...{ IIS_Identifier: found.data.CustomerIdentifier || '0000000000' },
      ...{ IIS_Customer_Name: found.data.CustomerName, IIS_Print_Flag: found.data.Print },
      ...{ IIS_Customer_Addr: found.data.CustomerAddr, IIS_Sales_Amount: found.data.SalesAmount },
      ...codesOf(found, this.hasSeed),
    };
  }

  #numbered(number: unknown) {
    return [...this.issued.values()].find((one) => one.number === number);
  }

  allow(data: Data) {
    const found = this.#numbered(data.InvoiceNo);
    if (!found?.at.startsWith(String(data.InvoiceDate))) return refused(1_600_003, '無此發票');
    if (found.voided) return refused(5_070_453, '發票已作廢');
    const amount = Number(data.AllowanceAmount);
    const items = data.Items as readonly FakeItem[];
    const fault = itemFault(items, amount);
    if (fault) return fault;
    if (items.some(({ ItemAmount }) => ItemAmount <= 0))
      return refused(1_600_003, '折讓商品金額錯誤');
    if (data.AllowanceNotify === 'E' && data.NotifyMail === '')
      return refused(1_600_003, '通知電子郵件不可空白');
    if (amount <= 0 || amount > restOf(found)) return refused(2_000_037, '超過可折讓金額');
    const number = `20261130${String(10_000_000 + this.allowances.length)}`;
    const allowance = { data, number, amount, at: taipeiTime.format(this.#clock()), voided: false };
    found.allowances.push(allowance);
    return {
      ...{ RtnCode: 1, RtnMsg: '開立折讓成功', IA_Allow_No: number, IA_Invoice_No: found.number },
      ...{ IA_Date: allowance.at, IA_Remain_Allowance_Amt: restOf(found) },
    };
  }

  get allowances(): FakeAllowance[] {
    return [...this.issued.values()].flatMap(({ allowances }) => allowances);
  }

  listAllowances({ SearchType, InvoiceNo, Date: day }: Data) {
    if (SearchType !== '1' || day === '' || !this.canList)
      return refused(2_027_000, '查詢條件錯誤');
    const rows = this.#numbered(InvoiceNo)?.allowances ?? [];
    if (rows.length === 0) return refused(7, '查無資料');
    const AllowanceInfo = rows.map(({ number, amount, at, voided }) => ({
      ...{ IA_Allow_No: number, IA_Invoice_No: InvoiceNo, IA_Date: at },
      ...{ IA_Total_Tax_Amount: amount, IA_Total_Amount: Math.round(amount / 1.05) },
      IA_Invalid_Status: voided ? '1' : '0',
    }));
    return { RtnCode: 1, RtnMsg: '查詢成功', AllowanceInfo };
  }

  voidAllowance({ InvoiceNo, AllowanceNo, Reason }: Data) {
    const found = this.#numbered(InvoiceNo)?.allowances.find(
      ({ number }) => number === AllowanceNo,
    );
    if (!found) return refused(2_000_039, '無此折讓單');
    if (found.voided) return refused(2_000_063, '折讓單已作廢');
    if (Reason === '' || [...String(Reason)].length > 20) return refused(1_600_003, '作廢原因錯誤');
    found.voided = true;
    return { RtnCode: 1, RtnMsg: '作廢折讓成功', IA_Invoice_No: InvoiceNo };
  }

  void({ InvoiceNo, InvoiceDate, Reason }: Data) {
    const found = this.#numbered(InvoiceNo);
    if (!found?.at.startsWith(String(InvoiceDate))) return refused(1_600_003, '無此發票');
    if (found.voided) return refused(5_070_453, '發票已作廢');
    if (found.allowances.some(({ voided }) => !voided))
      return refused(5_070_450, '發票已有折讓，不可作廢');
    if (Reason === '' || [...String(Reason)].length > 20) return refused(1_600_003, '作廢原因錯誤');
    if (!isVoidable(String(InvoiceDate), this.#clock()))
      return refused(5_070_450, '已超過可作廢時間');
    found.voided = true;
    return { RtnCode: 1, RtnMsg: '作廢發票成功', InvoiceNo };
  }

  /** Ranges as ECPay answers them, by the Republic's year. */
  ranges({ InvoiceYear, InvoiceCategory, UseStatus }: Data) {
    if (InvoiceCategory !== 1) return refused(2_027_000, '發票類別錯誤');
    const used = 10_000_000 + this.issued.size - 1;
    const { year, term } = invoicePeriodOf(taipeiTime.format(this.#clock()).slice(0, 10));
    const own = { year, term, status: 2, used, end: used + this.numbersLeft };
    const others = this.otherRanges.map(({ count, ...range }) => ({
      ...{ ...range, used: undefined, end: 10_000_000 + count - 1 },
    }));
    const InvoiceInfo = (this.numbersLeft > 0 ? [own, ...others] : others)
      .filter((range) => String(range.year - 1911) === InvoiceYear)
      .filter(({ status }) => UseStatus === 0 || status === UseStatus)
      .map((range) => ({
        ...{ TrackID: '1', InvoiceYear, InvoiceTerm: range.term, InvoiceCategory: 1 },
        ...{ InvType: '07', InvoiceHeader: 'AB', UseStatus: range.status },
        ...{ InvoiceStart: '10000000', InvoiceEnd: String(range.end) },
        InvoiceNo: range.used === undefined ? '' : String(range.used),
      }));
    return InvoiceInfo.length > 0
      ? { RtnCode: 1, RtnMsg: '查詢成功', InvoiceInfo }
      : refused(7, '查無資料');
  }

  /** What the tax office's register has; undefined where its service does not answer. */
  register: Register | undefined = {
    barcodes: ['/ABC+123'],
    loveCodes: ['919'],
    companies: { '04595257': '拼鋪股份有限公司' },
  };

  checkBarcode({ BarCode }: Data) {
    return this.#exists((register) => register.barcodes.includes(String(BarCode)));
  }

  checkLoveCode({ LoveCode }: Data) {
    return this.#exists((register) => register.loveCodes.includes(String(LoveCode)));
  }

  companyName({ UnifiedBusinessNo }: Data) {
    if (!this.register) return UNAVAILABLE;
    const CompanyName = this.register.companies[String(UnifiedBusinessNo)];
    return CompanyName ? { RtnCode: 1, RtnMsg: '成功', CompanyName } : refused(7, '查無資料');
  }

  #exists(has: (register: Register) => boolean) {
    if (!this.register) return UNAVAILABLE;
    return { RtnCode: 1, RtnMsg: '成功', IsExist: has(this.register) ? 'Y' : 'N' };
  }
}
