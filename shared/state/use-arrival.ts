import { arrivalOf, arrivalTexts, type DeliveryRegion } from '@pinpu/shared/domain';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { deliveryPlanAtom } from './config.ts';
import { renderTimeAtom } from './hydration.ts';

/** Looks at the clock that often at least: the timers of a device that sleeps are late. */
const LONGEST_WAIT_MS = 60_000;

interface ArrivalRequest {
  /** The longest preparation of the goods. */
  ship_days: number;
  region: DeliveryRegion;
  toStore?: boolean;
}

/**
 * Text about the arrival of goods; undefined if the shop promises nothing. Follows the clock: at a cut-off and at
 * midnight in Taipei it says something else.
 */
export function useArrival({ ship_days, region, toStore = region === 'store' }: ArrivalRequest) {
  const plan = useAtomValue(deliveryPlanAtom);
  const { get } = useStore();
  const [now, setNow] = useState(() => new Date(get(renderTimeAtom) ?? Date.now()));
  const arrival = plan && arrivalOf(plan, { now, ship_days, region });
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
