import { type DeliveryRegion, regionOfPostcode } from '@pinpu/shared/domain';
import { atom } from 'jotai';
import { orderInfoAtom } from './order-info.ts';
import { persistedAtom } from './persisted.ts';
import { memberAtom } from './session.ts';

/** The region chosen last; '' for none. */
const chosenRegionAtom = persistedAtom<DeliveryRegion | ''>('arrivalRegion', '');

/**
 * The destination of parcels, if known: the chosen region, or that of the address in the order form or of the member.
 */
export const arrivalRegionAtom = atom(
  (get): DeliveryRegion => {
    const typed = get(orderInfoAtom).addr1_postcode;
    return (
      get(chosenRegionAtom) || regionOfPostcode(typed || get(memberAtom)?.addr1_postcode || '')
    );
  },
  (_get, set, region: DeliveryRegion) => set(chosenRegionAtom, region),
);
