import { arrivalOf, arrivalTexts, type DeliveryRegion } from '@pinpu/shared/domain';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { deliveryPlanAtom } from './config.ts';
import { renderTimeAtom } from './hydration.ts';

/** The clock is checked at least this often, since timers are late on a device that sleeps; in ms. */
const LONGEST_WAIT_MS = 60_000;

interface ArrivalRequest {
  /** The longest preparation of the goods, in shipping days. */
  ship_days: number;
  region: DeliveryRegion;
  /** The day before which pre-orders don't leave; undefined for goods in stock. */
  not_before?: string | undefined;
  toStore?: boolean;
}

/**
 * Texts about when goods arrive; undefined if the shop promises nothing. They change with the clock: at the cut-off,
 * and at midnight in Taipei.
 */
export function useArrival({
  ship_days,
  region,
  not_before,
  toStore = region === 'store',
}: ArrivalRequest) {
  const plan = useAtomValue(deliveryPlanAtom);
  const { get } = useStore();
  const [now, setNow] = useState(() => new Date(get(renderTimeAtom) ?? Date.now()));
  const arrival = plan && arrivalOf(plan, { now, ship_days, region, not_before });
  const changesAt = arrival?.changes_at.getTime();
  useEffect(() => {
    if (changesAt === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const left = changesAt - Date.now();
      if (left <= 0) setNow(new Date());
      else timer = setTimeout(wait, Math.min(left, LONGEST_WAIT_MS));
    };
    wait();
    return () => clearTimeout(timer);
  }, [changesAt]);
  return plan && arrival && arrivalTexts(plan, arrival, { now, toStore });
}
