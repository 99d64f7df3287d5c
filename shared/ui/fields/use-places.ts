import type { Place } from '@pinpu/shared/domain/postcodes';
import { useEffect, useState } from 'react';

// Eight kilobytes, loaded only when an address is typed.
const load = () => import('@pinpu/shared/domain/postcodes');

export type Postcodes = Awaited<ReturnType<typeof load>>;

/** The districts of a postcode, and the rules to fill them in; undefined while loading, or where that failed. */
export function usePlaces(postcode: string): { places: Place[]; rules: Postcodes | undefined } {
  const [rules, setRules] = useState<Postcodes>();
  const enabled = postcode.length >= 3;
  useEffect(() => {
    if (enabled && rules === undefined)
      load().then(
        (found) => setRules(() => found),
        // Without them, the full address can still be typed.
        () => undefined,
      );
  }, [enabled, rules]);
  return { places: rules?.placesOfPostcode(postcode) ?? [], rules };
}
