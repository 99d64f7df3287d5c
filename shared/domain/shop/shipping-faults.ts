import {
  type ParcelGoods,
  type ParcelLine,
  parcelsOf,
  temperatureOf,
  weightText,
} from './parcel-fees.ts';
import {
  type Destination,
  regionOf,
  type Shipping,
  type ShippingRules,
  type WayLimits,
  wayLimits,
} from './shipping-rules.ts';
import { TEMPERATURE_NAMES, type Temperature } from './temperature.ts';
import { lineName } from './variant.ts';

interface NamedLine extends ParcelLine {
  prd_id: string;
  prd_name: string;
  option_text?: string | undefined;
  /** Of one piece: length, width and height together, in cm. */
  size_cm?: number | undefined;
}

/** Why an order can't be shipped as it is. */
export interface ShippingFault {
  /** `mixed`: of several temperatures; `way`: not by this way; `weight`; `region`: not delivered there. */
  kind: 'mixed' | 'way' | 'weight' | 'region';
  /** The goods that it is about; none for an order as a whole. */
  prd_ids: string[];
  message: string;
}

const MOST_NAMES = 3;
const NAME_LENGTH = 60;

/** The names of goods as a sentence has them: `「A」、「B」`, or the first three and how many there are. */
function namesOf(lines: readonly NamedLine[]): string {
  const names = lines
    .slice(0, MOST_NAMES)
    .map((line) => `「${lineName(line).slice(0, NAME_LENGTH)}」`);
  return names.join('、') + (lines.length > MOST_NAMES ? `等 ${lines.length} 項` : '');
}

const about = (kind: ShippingFault['kind'], lines: readonly NamedLine[], message: string) => ({
  kind,
  prd_ids: lines.map(({ prd_id }) => prd_id),
  message,
});

const delivery = (temperature: Temperature) => `${TEMPERATURE_NAMES[temperature]}配送`;

/** The parcel with the most lines stays; the goods of the others must be ordered by themselves. */
function mixedFaults(parcels: readonly ParcelGoods<NamedLine>[]): ShippingFault[] {
  const [largest, ...others] = parcels.toSorted((a, b) => b.lines.length - a.lines.length);
  return others.map(({ temperature, lines }) =>
    about(
      'mixed',
      lines,
      `${namesOf(lines)}是${delivery(temperature)}，不能和${TEMPERATURE_NAMES[largest?.temperature ?? 'room']}商品放在同一筆訂單，請分開訂購。`,
    ),
  );
}

const WAY_NAMES = { home: '宅配', store: '超商取貨' } as const;
const OTHERWISE = { home: '請移除，或改用其他配送方式', store: '請改選宅配' } as const;

/** Goods that a way does not carry, by temperature and by size. */
function wayFaults(
  lines: readonly NamedLine[],
  { way }: Destination,
  { temperatures, max_size }: WayLimits,
): ShippingFault[] {
  const unfit = parcelsOf(lines.filter((line) => !temperatures.includes(temperatureOf(line))));
  const large = lines.filter(
    ({ qty, size_cm = 0 }) => qty > 0 && max_size > 0 && size_cm > max_size,
  );
  return [
    ...unfit.map((parcel) =>
      about(
        'way',
        parcel.lines,
        `${namesOf(parcel.lines)}是${delivery(parcel.temperature)}，不能${WAY_NAMES[way]}，${OTHERWISE[way]}。`,
      ),
    ),
    ...large.map((line) =>
      about(
        'way',
        [line],
        `${namesOf([line])}的材積是 ${line.size_cm} 公分，超過${WAY_NAMES[way]}的 ${max_size} 公分，${OTHERWISE[way]}。`,
      ),
    ),
  ];
}

/** The heaviest parcel of a temperature that fees and the way allow, in grams. */
function heaviest(
  { temperature }: ParcelGoods<NamedLine>,
  rules: ShippingRules | undefined,
  limit: number,
) {
  const last = rules?.fees[temperature]?.steps.at(-1)?.up_to || Number.POSITIVE_INFINITY;
  return Math.min(last, limit || Number.POSITIVE_INFINITY);
}

function weightFault(
  parcel: ParcelGoods<NamedLine>,
  most: number,
  way: Destination['way'],
): ShippingFault {
  const { temperature, weight, lines } = parcel;
  const or = way === 'store' ? '，或改選宅配' : '';
  const single = lines.find((line) => (line.weight ?? 0) > most);
  if (single)
    return about(
      'weight',
      [single],
      `${namesOf([single])}一件 ${weightText(single.weight ?? 0)}，超過${WAY_NAMES[way]}一個包裹的 ${weightText(most)}，${OTHERWISE[way]}。`,
    );
  const times = Math.ceil(weight / most);
  return about(
    'weight',
    lines,
    `${TEMPERATURE_NAMES[temperature]}包裹共 ${weightText(weight)}，超過 ${weightText(most)}，請分 ${times} 次訂購${or}。`,
  );
}

/** Why a cart can't be shipped as it is, each with what to do; none where it can. */
export function shippingFaults(
  lines: readonly NamedLine[],
  { rules, destination = { way: 'home' } }: Shipping = {},
): ShippingFault[] {
  const parcels = parcelsOf(lines);
  if (rules?.mixed === 'refuse' && parcels.length > 1) return mixedFaults(parcels);
  const { way } = destination;
  const limits = wayLimits(rules, way);
  const heavy = parcels.flatMap((parcel) => {
    const most = heaviest(parcel, rules, limits.max_weight);
    return parcel.weight > most ? [weightFault(parcel, most, way)] : [];
  });
  const region = regionOf(rules, destination);
  const place = way === 'store' ? '取貨門市' : '收件地址';
  const undelivered =
    region && !region.delivered
      ? [about('region', [], `目前不配送${region.name}，請更換${place}。`)]
      : [];
  return [...wayFaults(lines, destination, limits), ...heavy, ...undelivered];
}
