import type { CartView } from '@pinpu/shared/contracts';
import {
  destinationOf,
  parcelsOf,
  REC_WAY,
  type Shipping,
  shippingFaults,
} from '@pinpu/shared/domain';
import {
  atom,
  cartAtom,
  orderInfoAtom,
  persistedAtom,
  sessionAtom,
  shippingRulesAtom,
} from '@pinpu/shared/state';
import { cartOptionsAtom } from './cart-options.ts';

/** The selected delivery method. It is stored, since choosing a store leaves the page, and synced across tabs. */
export const chosenRecWayAtom = persistedAtom<number>('recWay', REC_WAY.home);

/** The session's store in the server's last answer; '' for none. */
export const storeMetaAtom = sessionAtom('');

type Answered = Pick<CartView, 'shipping_rules'>;

const answeredAtom = atom<Answered | undefined>(undefined);

/** Records the shop's rules of a cart's answer: they may be newer than those this page was loaded with. */
export const recordShippingRulesAtom = atom(null, (_get, set, { shipping_rules }: Answered) =>
  set(answeredAtom, { shipping_rules }),
);

/** What the shipping fee depends on besides the cart: the shop's rules, and where the order goes. */
export const shippingAtom = atom((get): Shipping => {
  const answered = get(answeredAtom);
  const rules = answered ? answered.shipping_rules : get(shippingRulesAtom);
  const { addr1_postcode } = get(orderInfoAtom);
  const rec_way = get(cartOptionsAtom).pickup ? get(chosenRecWayAtom) : REC_WAY.home;
  const destination = destinationOf({ rec_way, rec_meta: get(storeMetaAtom), addr1_postcode });
  return { rules, destination };
});

/** Whether the cart has goods of several temperatures: each line says its own. */
export const isMixedAtom = atom((get) => parcelsOf(get(cartAtom)).length > 1);

/** Why the cart can't be shipped as it is; none where it can. */
export const shippingFaultsAtom = atom((get) => shippingFaults(get(cartAtom), get(shippingAtom)));

/** Why no store can take this cart, so that 超商取貨 can't be chosen; '' where one can. */
export const storeFaultAtom = atom((get) => {
  const { rules } = get(shippingAtom);
  const faults = shippingFaults(get(cartAtom), { rules, destination: { way: 'store' } });
  return faults.find(({ kind }) => kind !== 'mixed')?.message ?? '';
});
