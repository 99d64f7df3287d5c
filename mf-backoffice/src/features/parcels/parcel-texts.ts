import type { ShopOrderRow, ShopParcel } from '@pinpu/shared/contracts/backoffice';
import {
  CARRIERS,
  chainName,
  isHomeCarriage,
  type ParcelStage,
  TEMPERATURE_NAMES,
  TEMPERATURES,
} from '@pinpu/shared/domain';
import type { BadgeTone } from '@pinpu/shared/ui';

const HOME_NAMES = { TCAT: CARRIERS.tcat.name, POST: CARRIERS.post.name };

/** The carrier or chain of a kind of carriage. */
export const carriageName = (sub_type: string): string =>
  isHomeCarriage(sub_type) ? HOME_NAMES[sub_type] : chainName(sub_type);

const STAGES: Readonly<Record<ParcelStage, readonly [text: string, tone: BadgeTone]>> = {
  none: ['建立中', 'grey'],
  accepted: ['待交寄', 'warning'],
  'handed-in': ['已交寄', 'grey'],
  'under-way': ['配送中', 'grey'],
  'at-store': ['已到店', 'success'],
  received: ['已領取', 'success'],
  'store-closed': ['門市關閉', 'danger'],
  returning: ['退回中', 'warning'],
  'back-at-store': ['退回門市，請領回', 'danger'],
  returned: ['已退回', 'grey'],
  unclaimed: ['退回後沒有領回', 'danger'],
  expired: ['逾期沒有交寄', 'danger'],
  rejected: ['物流退件', 'danger'],
  lost: ['遺失', 'danger'],
  cancelled: ['已取消', 'grey'],
};

/** Where a parcel is, in a clerk's words, and the colour of its badge. */
export function parcelBadge({
  state,
  stage,
  kind = 'out',
}: Pick<ShopParcel, 'state' | 'stage'> & { kind?: string }) {
  if (state === 'failed') return { text: '沒有建立', tone: 'danger' } as const;
  if (state === 'cancelled') return { text: '已取消', tone: 'grey' } as const;
  if (state === 'sending') return { text: '等物流回覆', tone: 'grey' } as const;
  const [text, tone] = STAGES[stage];
  if (kind === 'return' && stage === 'received') return { text: '退貨已收到', tone } as const;
  return { text, tone };
}

const temperatureText = (text: string) => {
  const known = TEMPERATURES.find((one) => one === text);
  return known === undefined || known === 'room' ? '' : TEMPERATURE_NAMES[known];
};

/** Carrier and temperature of a parcel. */
export const carriageText = ({
  sub_type,
  temperature,
}: Pick<ShopParcel, 'sub_type' | 'temperature'>): string =>
  `${carriageName(sub_type)}${temperatureText(temperature) && `・${temperatureText(temperature)}`}`;

type Existing = ShopOrderRow['parcels'][number];

/** A parcel that an order has already, in one line: where it is, its carrier and number. */
export const existingParcelText = ({ sub_type, number, ...parcel }: Existing): string =>
  [parcelBadge(parcel).text, carriageName(sub_type), number].filter(Boolean).join(' ');

/** Carrier, store or address, and temperature of a parcel, in one line. */
export function wayText({ sub_type, form, temperature, kind }: ShopParcel): string {
  const where = isHomeCarriage(sub_type) ? form.receiver_address : `門市 ${form.store_id}`;
  const carriage = carriageText({ sub_type, temperature });
  return kind === 'return' ? `退貨・${carriage}` : `${carriage}・${where}`;
}

/** Whether a parcel exists at the provider and has not been handed in. */
export const isToHandIn = ({ state, stage, kind }: ShopParcel): boolean =>
  state === 'created' && kind === 'out' && (stage === 'none' || stage === 'accepted');
