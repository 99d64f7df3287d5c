import { regionOfPostcode } from './arrival.ts';
import { formatTwd } from './money.ts';
import { type PickupStore, pickupStore, REC_WAY } from './pickup.ts';
import { TEMPERATURES, type Temperature } from './temperature.ts';

/** To an address, or to a convenience store. */
export const SHIPPING_WAYS = ['home', 'store'] as const;
export type ShippingWay = (typeof SHIPPING_WAYS)[number];

/** What a parcel of up to `up_to` grams costs, in whole TWD; the last step may have 0, for any weight. */
export interface WeightStep {
  up_to: number;
  fee: number;
}

/** Fees of a temperature by the parcel's weight; free from `free_amt` of goods on, 0 for never. */
export interface WeightFees {
  steps: WeightStep[];
  free_amt: number;
}

/** Destinations by postcode: `880`, what it begins with, or from and to, `880-885`. */
export interface ShippingRegion {
  name: string;
  postcodes: string[];
  /** On top of every parcel's fee, whole TWD, also of a free one. */
  surcharge: number;
  delivered: boolean;
}

/** What a way of delivery carries; 0 for no limit. */
export interface WayLimits {
  temperatures: Temperature[];
  /** Of a parcel, in grams. */
  max_weight: number;
  /** Of a piece: length, width and height together, in cm. */
  max_size: number;
}

/** How a shop ships; without these rules, the specification's fee applies to each parcel (ADR 0214). */
export interface ShippingRules {
  /** Goods of several temperatures: one order with a parcel of each, or one order for each. */
  mixed: 'split' | 'refuse';
  /** A temperature without fees of its own has those of its products. */
  fees: Partial<Record<Temperature, WeightFees | undefined>>;
  /** The first region that contains a postcode counts. */
  regions: ShippingRegion[];
  ways: Partial<Record<ShippingWay, WayLimits | undefined>>;
}

/** What the fee rules of a shop that has set none add to the specification's: nothing. */
export const USUAL_RULES: ShippingRules = { mixed: 'split', fees: {}, regions: [], ways: {} };

/** Outlying islands: 連江, 釣魚臺, 東沙, 南沙, 澎湖, 金門, 琉球, 綠島, 蘭嶼; the same as `regionOfPostcode` knows. */
export const ISLANDS: Pick<ShippingRegion, 'name' | 'postcodes'> = {
  name: '離島',
  postcodes: ['209-212', '290', '817', '819', '880-885', '890-896', '929', '951-952'],
};
/** 花蓮 and 臺東 without their islands. */
export const EAST: Pick<ShippingRegion, 'name' | 'postcodes'> = {
  name: '花東',
  postcodes: ['950', '953-966', '970-983'],
};

/** A postcode as a region states it. */
export const REGION_POSTCODES = /^(?:\d{1,6}|\d{3}-\d{3})$/;

const WAY_LIMITS: Readonly<Record<ShippingWay, WayLimits>> = {
  home: { temperatures: [...TEMPERATURES], max_weight: 0, max_size: 0 },
  store: { temperatures: ['room'], max_weight: 0, max_size: 0 },
};

/** A way's limits; stores carry only 常溫, unless the shop sets otherwise. */
export const wayLimits = (rules: ShippingRules | undefined, way: ShippingWay): WayLimits =>
  rules?.ways[way] ?? WAY_LIMITS[way];

/** Where an order goes; the postcode is undefined as long as the shopper has stated none. */
export interface Destination {
  way: ShippingWay;
  postcode?: string | undefined;
}

/** The island counties and townships in the addresses of stores, each with a postcode. */
const ISLAND_PLACES: readonly (readonly [string, string])[] = [
  ['金門', '890'],
  ['連江', '209'],
  ['馬祖', '209'],
  ['琉球', '929'],
  ['綠島', '951'],
  ['蘭嶼', '952'],
  ['澎湖', '880'],
];

/** A postcode of a store's region: its address has none. Empty on the main island, where stores cost the same. */
function postcodeOfStore({ CVSOutSide, CVSAddress }: PickupStore): string {
  if (CVSOutSide !== '1') return '';
  return ISLAND_PLACES.find(([place]) => CVSAddress.includes(place))?.[1] ?? '880';
}

/** The destination of an order or a checkout. */
export function destinationOf({
  rec_way = REC_WAY.home,
  rec_meta = '',
  addr1_postcode = '',
}: {
  rec_way?: number | undefined;
  rec_meta?: string | undefined;
  addr1_postcode?: string | undefined;
}): Destination {
  if (rec_way === REC_WAY.store) {
    const store = pickupStore(rec_meta);
    return { way: 'store', postcode: store && postcodeOfStore(store) };
  }
  const postcode = addr1_postcode.normalize('NFKC').replaceAll(/\D/g, '');
  return { way: 'home', postcode: postcode.length < 3 ? undefined : postcode };
}

function isIn(postcodes: string, postcode: string): boolean {
  const [from = '', to] = postcodes.split('-');
  if (to === undefined) return postcode.startsWith(from);
  const area = postcode.slice(0, 3);
  return area >= from && area <= to;
}

/** The region with a surcharge, or without delivery, that an order goes to. */
export function regionOf(
  rules: ShippingRules | undefined,
  destination: Destination | undefined,
): ShippingRegion | undefined {
  const postcode = destination?.postcode;
  if (!postcode) return undefined;
  return rules?.regions.find(({ postcodes }) => postcodes.some((one) => isIn(one, postcode)));
}

/** Whether the islands are among a shop's regions. */
export const hasIslands = ({ regions }: Pick<ShippingRules, 'regions'>): boolean =>
  regions.some(({ postcodes }) => postcodes.some((one) => regionOfPostcode(one) === 'islands'));

/** What the fee depends on besides the lines. */
export interface Shipping {
  rules?: ShippingRules | undefined;
  destination?: Destination | undefined;
}

/**
 * What a shopper should know about the fee's region: the surcharge that it contains, or, before the address is known,
 * that some regions have one; '' for nothing.
 */
export function regionNote({ rules, destination }: Shipping): string {
  const region = regionOf(rules, destination);
  if (region) {
    const { name, surcharge, delivered } = region;
    return delivered && surcharge > 0 ? `含${name}加收，每個包裹 ${formatTwd(surcharge)}。` : '';
  }
  if (!rules || destination?.postcode !== undefined) return '';
  const others = rules.regions.filter(({ surcharge, delivered }) => delivered && surcharge > 0);
  return others.length > 0 ? `${others.map(({ name }) => name).join('、')}另計。` : '';
}
