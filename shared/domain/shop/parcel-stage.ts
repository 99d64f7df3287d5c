/** `out` goes to the buyer, `return` comes back from the buyer. */
export type ParcelKind = 'out' | 'return';

/**
 * What the shop has done about a parcel: `due` to be created at the provider, `sending` while the answer of a call is
 * awaited or was lost, `created`, `failed` where the provider refused it, `cancelled`.
 */
export type ParcelState = 'due' | 'sending' | 'created' | 'failed' | 'cancelled';

/** Where a parcel is. The stages of a normal way come first, in their order; a parcel never goes back in it. */
export const PARCEL_STAGES = [
  'none',
  'accepted',
  'handed-in',
  'under-way',
  'at-store',
  'received',
  'store-closed',
  'returning',
  'back-at-store',
  'returned',
  'unclaimed',
  'expired',
  'rejected',
  'lost',
  'cancelled',
] as const;
export type ParcelStage = (typeof PARCEL_STAGES)[number];

/** Stages after which the goods of a parcel are at the shop, or must be sent again. */
const WITHOUT_GOODS: readonly ParcelStage[] = [
  'returned',
  'unclaimed',
  'expired',
  'rejected',
  'lost',
  'cancelled',
];

/** Whether a parcel carries its goods to the buyer, or will. */
export const isParcelInEffect = ({
  kind,
  state,
  stage,
}: {
  kind: string;
  state: string;
  stage: ParcelStage;
}): boolean => kind === 'out' && state !== 'cancelled' && !WITHOUT_GOODS.includes(stage);

/** The lines of an order that are in a parcel, by their place in it, and how many units of each. */
export type ParcelContents = readonly { line_no: number; qty: number }[];

/** What a parcel's form says, as the provider demands it; a clerk can correct it before it is created. */
export interface ParcelForm {
  sender_name: string;
  sender_phone: string;
  sender_postcode: string;
  sender_address: string;
  receiver_name: string;
  receiver_phone: string;
  receiver_email: string;
  /** Of home delivery; '' otherwise. */
  receiver_postcode: string;
  receiver_address: string;
  /** The chosen store's number; '' for home delivery. */
  store_id: string;
  goods_name: string;
  /** In grams; 0 where unknown. */
  weight: number;
  /** The longest three sides together, in cm; 0 where unknown. */
  size: number;
}
