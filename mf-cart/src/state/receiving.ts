import { fitsPickup, pickupStore, REC_WAY } from '@pinpu/shared/domain';
import { atom, persistedAtom } from '@pinpu/shared/state';
import { cartOptionsAtom } from './cart-options.ts';
import { cartAmountsAtom } from './coupon.ts';

/** How the goods are wanted; kept, since the map of stores takes the browser away, and followed by every tab. */
export const chosenRecWayAtom = persistedAtom<number>('recWay', REC_WAY.home);

/** What the session's store is, as the server last said it; '' for none. */
export const storeMetaAtom = atom('');

/** What there is to choose of how goods are received, and what stands chosen (ADR 0118). */
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
