import { quotedCell } from './cell-text.ts';
import { chainOf, pickupStore } from './pickup.ts';

interface Carrier {
  name: string;
  /** Further names that people type. */
  also?: readonly string[];
  /** What its parcel numbers look like, in half width and capitals without spaces, and in words. */
  number: readonly [form: RegExp, words: string];
  /** The carrier's public tracking page; absent where none could be confirmed. */
  page?: string;
  /** Whether the number can be appended to the page's address; otherwise it must be typed in. */
  takesNumber?: true;
}

const STORE_NUMBER = [/^[0-9A-Z]{8,14}$/, '8 至 14 個英文字母或數字'] as const;

/** Carriers in Taiwan, by the key that operators type (docs/taiwan). */
export const CARRIERS = {
  tcat: {
    name: '黑貓宅急便',
    also: ['黑貓', '宅急便', '統一速達', '黑貓宅配'],
    number: [/^(?:\d{10}|\d{12})$/, '12 個數字'],
    page: 'https://www.t-cat.com.tw/Inquire/TraceDetail.aspx?BillID=',
    takesNumber: true,
  },
  hct: {
    name: '新竹物流',
    also: ['新竹', '新竹貨運'],
    number: [/^\d{10,12}$/, '10 至 12 個數字'],
    page: 'https://www.hct.com.tw/Search/SearchGoods_n.aspx',
  },
  kerry: {
    name: '嘉里大榮物流',
    also: ['大榮', '嘉里大榮', '大榮貨運', '嘉里'],
    number: [/^\d{8,12}$/, '8 至 12 個數字'],
  },
  pelican: {
    name: '宅配通',
    also: ['臺灣宅配通'],
    number: [/^\d{10,12}$/, '10 至 12 個數字'],
  },
  sf: {
    name: '順豐速運',
    also: ['順豐', '順豐快遞'],
    number: [/^(?:SF)?\d{12,15}$/, 'SF 加 12 至 15 個數字'],
  },
  post: {
    name: '中華郵政',
    also: ['郵局', '郵政', '中華郵局'],
    number: [
      /^(?:[A-Z]{2}\d{9}[A-Z]{2}|\d{14}|\d{18}|\d{20})$/,
      '14、18 或 20 個數字，或 2 個英文字母、9 個數字、2 個英文字母',
    ],
    page: 'https://postserv.post.gov.tw/pstmail/main_mail.html',
  },
  unimart: {
    name: '7-ELEVEN',
    also: ['7-11', '711', '統一超商', '交貨便'],
    number: STORE_NUMBER,
    page: 'https://eservice.7-11.com.tw/e-tracking/search.aspx',
  },
  fami: {
    name: '全家',
    also: ['全家便利商店', '店到店'],
    number: STORE_NUMBER,
    page: 'https://fmec.famiport.com.tw/FP_Entrance/QueryBox',
  },
  hilife: {
    name: '萊爾富',
    number: STORE_NUMBER,
    page: 'https://www.hilife.com.tw/serviceInfo_search.aspx',
  },
  okmart: {
    name: 'OK超商',
    also: ['OK', 'OK便利商店'],
    number: STORE_NUMBER,
    page: 'https://ecservice.okmart.com.tw/Tracking/Search',
  },
  other: { name: '其他', number: [/^[0-9A-Z-]{6,30}$/, '6 至 30 個英文字母、數字或連字號'] },
} as const satisfies Record<string, Carrier>;

export type CarrierId = keyof typeof CARRIERS;

export const isCarrier = (id: string): id is CarrierId => Object.hasOwn(CARRIERS, id);

const plainName = (text: string) =>
  text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll('台', '臺').toLowerCase();

const byName: ReadonlyMap<string, CarrierId> = new Map(
  Object.entries<Carrier>(CARRIERS).flatMap(([id, { name, also = [] }]) =>
    [id, name, ...also].map((one) => [plainName(one), id as CarrierId] as const),
  ),
);

/** The carrier that people type as its key or one of its names; undefined for any other text. */
export const carrierOfText = (text: string): CarrierId | undefined => byName.get(plainName(text));

/** A parcel number in half width and capitals without spaces; undefined for a text that is none of any carrier. */
export function normaliseParcelNumber(text: string): string | undefined {
  const number = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  return CARRIERS.other.number[0].test(number) ? number : undefined;
}

/** Why a text is no parcel number of a carrier ('' for an unknown one); '' where it is. */
export function parcelNumberFault(carrier: string, text: string): string {
  const known = isCarrier(carrier) ? carrier : 'other';
  const { name, number }: Carrier = CARRIERS[known];
  const [form, words] = number;
  const normal = normaliseParcelNumber(text) ?? '';
  if (form.test(known === 'other' ? normal : normal.replaceAll('-', ''))) return '';
  return `${quotedCell(text)}不是貨運單號：${known === 'other' ? '要' : `${name}的單號是`} ${words}。`;
}

/** The carrier that delivers to the store in a `rec_meta`; undefined for an address, and for the sandbox's stores. */
export function carrierOfStore(rec_meta: string): CarrierId | undefined {
  const id = chainOf(pickupStore(rec_meta)?.LogisticsSubType ?? '').toLowerCase();
  return isCarrier(id) ? id : undefined;
}

export interface Parcel {
  /** '' where unknown. */
  carrier: string;
  number: string;
  /** The tracking page; '' where the carrier has none. */
  url: string;
  /** Whether the number must be typed in on that page. */
  asksNumber: boolean;
}

/** The parcel of an order; undefined where no number is recorded. */
export function parcelOf({
  ship_carrier,
  ship_code,
}: {
  ship_carrier: string;
  ship_code: string;
}): Parcel | undefined {
  if (ship_code === '') return undefined;
  const known: Omit<Carrier, 'number'> = isCarrier(ship_carrier)
    ? CARRIERS[ship_carrier]
    : { name: '' };
  const { name, page = '', takesNumber = false } = known;
  const url = takesNumber ? page + encodeURIComponent(ship_code) : page;
  return { carrier: name, number: ship_code, url, asksNumber: !takesNumber };
}
