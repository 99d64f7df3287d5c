import type { DeliveryRegion } from '@pinpu/shared/domain';
import { arrivalRegionAtom, atom, deliveryPlanAtom, moduleOptionsAtom } from '@pinpu/shared/state';

const REGIONS: readonly DeliveryRegion[] = ['main', 'islands', 'store'];

/** The regions for which the shop states delivery days; `store` only if it offers pickup. */
export const arrivalRegionsAtom = atom((get) => {
  const transit = get(deliveryPlanAtom)?.transit ?? {};
  const hasPickup = get(moduleOptionsAtom).cart?.pickup !== undefined;
  return REGIONS.filter((one) => transit[one] !== undefined && (one !== 'store' || hasPickup));
});

/** The shopper's region if there are days for it, else the first region that has some. */
export const regionAtom = atom(
  (get): DeliveryRegion => {
    const [known, regions] = [get(arrivalRegionAtom), get(arrivalRegionsAtom)];
    return regions.includes(known) ? known : (regions[0] ?? 'main');
  },
  (_get, set, region: DeliveryRegion) => set(arrivalRegionAtom, region),
);
