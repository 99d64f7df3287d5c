import { CARRIERS, type CarrierId, isCarrier } from './parcel.ts';
import type { ParcelStage } from './parcel-stage.ts';
import { chainOf } from './pickup.ts';

const STAGES: Record<ParcelStage, string> = {
  none: '尚未寄件',
  accepted: '等待交寄',
  'handed-in': '已寄出',
  'under-way': '運送中',
  'at-store': '已到門市',
  received: '已取件',
  'store-closed': '取貨門市停止營業',
  returning: '退回中',
  'back-at-store': '已退到寄件門市',
  returned: '已退回',
  unclaimed: '退回後逾期未領',
  expired: '逾期未交寄',
  rejected: '物流商未收件',
  lost: '包裹遺失',
  cancelled: '已取消',
};

/** Where a parcel is, as text. */
export const parcelStageText = (stage: ParcelStage): string => STAGES[stage];

/** The carrier of a kind of carriage, such as `UNIMARTC2C` or `TCAT`; '' where none is known. */
export function carrierOfParcel(sub_type: string): CarrierId | '' {
  const id = chainOf(sub_type)
    .replace(/FREEZE$/, '')
    .toLowerCase();
  return isCarrier(id) ? id : '';
}

/** The carrier's name; '' where none is known. */
export function parcelCarrierName(sub_type: string): string {
  const id = carrierOfParcel(sub_type);
  return id === '' ? '' : CARRIERS[id].name;
}

/** The number by which a parcel is tracked; '' until there is one. 7-ELEVEN's has the 4 digits of its 驗證碼, too. */
export const parcelTrackingNumber = ({
  tracking_no,
  payment_no,
  validation_no,
}: {
  tracking_no: string;
  payment_no: string;
  validation_no: string;
}): string => tracking_no || payment_no + validation_no;
