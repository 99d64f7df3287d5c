import { chainOf, pickupStore } from './pickup.ts';

interface Carrier {
  name: string;
  /** The carrier's public tracking page; absent where none could be confirmed. */
  page?: string;
  /** Whether the number can be appended to the page's address; otherwise it must be typed in. */
  takesNumber?: true;
}

/** Carriers in Taiwan, by the key that operators type (docs/taiwan). */
export const CARRIERS = {
  tcat: {
    name: '黑貓宅急便',
    page: 'https://www.t-cat.com.tw/Inquire/TraceDetail.aspx?BillID=',
    takesNumber: true,
  },
  hct: { name: '新竹物流', page: 'https://www.hct.com.tw/Search/SearchGoods_n.aspx' },
  post: { name: '中華郵政', page: 'https://postserv.post.gov.tw/pstmail/main_mail.html' },
  unimart: { name: '7-ELEVEN', page: 'https://eservice.7-11.com.tw/e-tracking/search.aspx' },
  fami: { name: '全家', page: 'https://fmec.famiport.com.tw/FP_Entrance/QueryBox' },
  hilife: { name: '萊爾富', page: 'https://www.hilife.com.tw/serviceInfo_search.aspx' },
  okmart: { name: 'OK超商', page: 'https://ecservice.okmart.com.tw/Tracking/Search' },
} as const satisfies Record<string, Carrier>;

export type CarrierId = keyof typeof CARRIERS;

export const isCarrier = (id: string): id is CarrierId => Object.hasOwn(CARRIERS, id);

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
  const known: Carrier = isCarrier(ship_carrier) ? CARRIERS[ship_carrier] : { name: '' };
  const { name, page = '', takesNumber = false } = known;
  const url = takesNumber ? page + encodeURIComponent(ship_code) : page;
  return { carrier: name, number: ship_code, url, asksNumber: !takesNumber };
}
