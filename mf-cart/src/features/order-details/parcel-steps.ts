import type { OrderParcel } from '@pinpu/shared/contracts';
import { dayText, formatTwd, type ParcelStage, parcelStageText } from '@pinpu/shared/domain';

export interface ParcelStep {
  text: string;
  /** ISO 8601; '' for a step without a moment. */
  at: string;
  state: 'done' | 'current' | 'ahead';
}

const SENT: readonly ParcelStage[] = ['accepted', 'handed-in'];
const TO_STORE: readonly ParcelStage[] = [...SENT, 'at-store', 'received'];
const TO_ADDRESS: readonly ParcelStage[] = [...SENT, 'under-way', 'received'];

/** Stages that are shown as another one on the normal way. */
const SHOWN_AS: Partial<Record<ParcelStage, ParcelStage>> = { none: 'accepted' };

function placeOf(stage: ParcelStage, way: readonly ParcelStage[]): number {
  const at = way.indexOf(SHOWN_AS[stage] ?? stage);
  // A store's way names no transport.
  return at < 0 && stage === 'under-way' ? way.indexOf('handed-in') : at;
}

const momentsOf = (parcel: OrderParcel): Partial<Record<ParcelStage, string>> => ({
  accepted: parcel.c_date,
  'handed-in': parcel.handed_in_at,
  'at-store': parcel.at_store_at,
  [parcel.stage]: parcel.stage === 'accepted' ? parcel.c_date : parcel.status_at,
  ...(parcel.handed_in_at !== '' && { 'handed-in': parcel.handed_in_at }),
  ...(parcel.at_store_at !== '' && { 'at-store': parcel.at_store_at }),
});

/** The steps of a parcel: the normal way, or what has happened and where it is when it left that way. */
export function parcelSteps(parcel: OrderParcel, isToStore: boolean): ParcelStep[] {
  const { stage } = parcel;
  const way = isToStore ? TO_STORE : TO_ADDRESS;
  const moments = momentsOf(parcel);
  const step = (one: ParcelStage, state: ParcelStep['state']): ParcelStep => ({
    ...{ text: parcelStageText(one), state },
    at: state === 'ahead' ? '' : (moments[one] ?? ''),
  });
  const place = placeOf(stage, way);
  if (place >= 0)
    return [
      ...way.slice(0, place).map((one) => step(one, 'done')),
      ...way.slice(place, place + 1).map((one) => step(one, 'current')),
      ...way.slice(place + 1).map((one) => step(one, 'ahead')),
    ];
  const past = way.filter((one) => one === 'accepted' || (moments[one] ?? '') !== '');
  return [...past.map((one) => step(one, 'done')), step(stage, 'current')];
}

const payAtStore = ({ collects }: OrderParcel) =>
  collects > 0 ? `，取貨時付款 ${formatTwd(collects)}` : '';

const ADVICE: Partial<Record<ParcelStage, (parcel: OrderParcel) => string>> = {
  'at-store': (parcel) =>
    parcel.store_until === ''
      ? ''
      : `請於 ${dayText(parcel.store_until)}前到門市取貨${payAtStore(parcel)}。`,
  'store-closed': () => '取貨門市停止營業，請由我們寄給您的信重新選擇門市。',
  returning: () => '包裹沒有完成取件，正在退回商店。',
  'back-at-store': () => '包裹沒有完成取件，正在退回商店。',
  returned: () => '包裹已經退回商店。',
  lost: () => '物流商正在協尋，我們會與您聯絡。',
};

/** What the buyer should do or know; '' where the steps say enough. */
export const parcelAdvice = (parcel: OrderParcel): string => ADVICE[parcel.stage]?.(parcel) ?? '';
