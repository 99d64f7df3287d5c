import type { CreatedParcel, LabelPage } from '../../../../parcel/port.ts';
import {
  type MerchantKeys,
  withCheckMacValue,
} from '../../../../payment/providers/ecpay/check-mac-value.ts';

/** The pages that print labels of parcels handed in at a counter, one for each chain. */
const COUNTER_PAGES: Readonly<Record<string, string>> = {
  UNIMARTC2C: '/Express/PrintUniMartC2COrderInfo',
  FAMIC2C: '/Express/PrintFAMIC2COrderInfo',
  HILIFEC2C: '/Express/PrintHILIFEC2COrderInfo',
  OKMARTC2C: '/Express/PrintOKMARTC2COrderInfo',
};
const OTHER_PAGE = '/helper/printTradeDocument';

/** The most labels on a page. */
const MOST = 100;

function inPages<Item>(items: readonly Item[]): Item[][] {
  const pages: Item[][] = [];
  for (let at = 0; at < items.length; at += MOST) pages.push(items.slice(at, at + MOST));
  return pages;
}

const joined = (parcels: readonly CreatedParcel[], name: keyof CreatedParcel) =>
  parcels.map((parcel) => parcel[name]).join(',');

interface Merchant {
  merchantId: string;
  keys: MerchantKeys;
  baseUrl: string;
}

function labelPage(
  sub_type: string,
  parcels: readonly CreatedParcel[],
  { merchantId, keys, baseUrl }: Merchant,
): LabelPage {
  const counter = COUNTER_PAGES[sub_type];
  const fields = {
    MerchantID: merchantId,
    AllPayLogisticsID: joined(parcels, 'provider_no'),
    ...(counter !== undefined && { CVSPaymentNo: joined(parcels, 'payment_no') }),
    ...(sub_type === 'UNIMARTC2C' && { CVSValidationNo: joined(parcels, 'validation_no') }),
  };
  return {
    sub_type,
    parcels: parcels.map(({ trade_no }) => trade_no),
    form: {
      action: `${baseUrl}${counter ?? OTHER_PAGE}`,
      fields: withCheckMacValue(fields, keys),
    },
  };
}

/** Pages of labels, each of one kind of carriage. */
export function labelPages(parcels: readonly CreatedParcel[], merchant: Merchant): LabelPage[] {
  const kinds = [...new Set(parcels.map(({ sub_type }) => sub_type))];
  return kinds.flatMap((kind) =>
    inPages(parcels.filter(({ sub_type }) => sub_type === kind)).map((page) =>
      labelPage(kind, page, merchant),
    ),
  );
}
