import { type DeliveryRegion, regionOfPostcode } from '@pinpu/shared/domain';
import { atom } from 'jotai';
import { orderInfoAtom } from './order-info.ts';
import { persistedAtom } from './persisted.ts';
import { memberAtom } from './session.ts';

/** The region that was last chosen, '' for none. */
const chosenRegionAtom = persistedAtom<DeliveryRegion | ''>('arrivalRegion', '');

/** Where parcels go, as far as it is known: as chosen, or by the address of the order form or the member. */
export const arrivalRegionAtom = atom(
  (get): DeliveryRegion => {
    const typed = get(orderInfoAtom).addr1_postcode;
    return (
      get(chosenRegionAtom) || regionOfPostcode(typed || get(memberAtom)?.addr1_postcode || '')
    );
  },
  (_get, set, region: DeliveryRegion) => set(chosenRegionAtom, region),
);
