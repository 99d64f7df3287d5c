import { fitsPickup, pickupStore, REC_WAY } from '@pinpu/shared/domain';
import { atom } from '@pinpu/shared/state';
import { cartOptionsAtom } from './cart-options.ts';
import { cartAmountsAtom } from './coupon.ts';
import { chosenRecWayAtom, storeMetaAtom } from './shipping.ts';

/** The delivery options, with the selected one. */
export const receivingAtom = atom((get) => {
  const { pickup } = get(cartOptionsAtom);
  const fits = pickup !== undefined && fitsPickup(pickup, get(cartAmountsAtom).inv_amt);
  const rec_way = pickup ? get(chosenRecWayAtom) : REC_WAY.home;
  const rec_meta = get(storeMetaAtom);
  const store = pickupStore(rec_meta);
  const known = store && pickup?.chains.includes(store.LogisticsSubType) ? store : undefined;
  const ready = rec_way !== REC_WAY.store || (fits && known !== undefined);
  return { pickup, fits, rec_way, rec_meta, store: known, ready };
});
