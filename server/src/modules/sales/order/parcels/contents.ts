import {
  isParcelInEffect,
  type ParcelContents,
  TEMPERATURES,
  type Temperature,
} from '@pinpu/shared/domain';
import type { OrderLine, ParcelRow } from './repository.ts';

type Units = ReadonlyMap<number, number>;

/** How many units of each line the parcels in effect have. */
export function unitsIn(parcels: readonly ParcelRow[]): Units {
  const units = new Map<number, number>();
  for (const { contents } of parcels.filter(isParcelInEffect))
    for (const { line_no, qty } of contents) units.set(line_no, (units.get(line_no) ?? 0) + qty);
  return units;
}

/** The units of an order that are in no parcel yet. */
export const unitsLeft = (lines: readonly OrderLine[], taken: Units): ParcelContents =>
  lines.flatMap(({ line_no, qty }) => {
    const left = qty - (taken.get(line_no) ?? 0);
    return left > 0 ? [{ line_no, qty: left }] : [];
  });

const lineAt = (lines: readonly OrderLine[], line_no: number) =>
  lines.find((line) => line.line_no === line_no);

/** Units by their temperature: each is a parcel. */
export function byTemperature(
  contents: ParcelContents,
  lines: readonly OrderLine[],
): { temperature: Temperature; contents: ParcelContents }[] {
  return TEMPERATURES.flatMap((temperature) => {
    const own = contents.filter(
      ({ line_no }) => lineAt(lines, line_no)?.temperature === temperature,
    );
    return own.length > 0 ? [{ temperature, contents: own }] : [];
  });
}

/** What units were sold for, in whole TWD. */
export function worthOf(contents: ParcelContents, lines: readonly OrderLine[]): number {
  let worth = 0;
  for (const { line_no, qty } of contents) worth += qty * (lineAt(lines, line_no)?.prd_price ?? 0);
  return worth;
}

/** The weight of units in grams; 0 where one of them does not state its own. */
export function weightOf(contents: ParcelContents, lines: readonly OrderLine[]): number {
  let grams = 0;
  for (const { line_no, qty } of contents) {
    const weight = lineAt(lines, line_no)?.weight ?? 0;
    if (weight === 0) return 0;
    grams += qty * weight;
  }
  return grams;
}

/** Parts of an order, each with what its units were sold for. */
interface Division {
  /** What is divided, in whole TWD. */
  total: number;
  /** What all units of the order were sold for. */
  worth: number;
  /** The units that are in parcels already: what they were sold for, and their share of the total. */
  before: { worth: number; share: number };
  parts: readonly number[];
  /** Whether the last part has every unit that is left. */
  isRest: boolean;
}

/**
 * Each part's share of an order's total, by what its units were sold for. The shares of all parcels of an order add up
 * to its total exactly: the rest has what is left.
 */
export function shares({ total, worth, before, parts, isRest }: Division): number[] {
  let { worth: done, share: sum } = before;
  return parts.map((part, at) => {
    done += part;
    const isLast = isRest && at === parts.length - 1;
    const upTo =
      isLast || worth === 0 ? total : Math.floor((total * Math.min(done, worth)) / worth);
    const share = worth === 0 && !isLast ? 0 : Math.max(0, upTo - sum);
    sum += share;
    return share;
  });
}
