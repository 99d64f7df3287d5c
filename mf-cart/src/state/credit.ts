import type { CartView } from '@pinpu/shared/contracts';
import { type CreditChoice, creditTotal } from '@pinpu/shared/domain';
import { atom, sessionAtom } from '@pinpu/shared/state';

const offerAtom = atom<CartView['credit']>(undefined);

/** Records the member's store credit of a cart's answer. */
export const recordCreditAtom = atom(null, (_get, set, { credit }: Pick<CartView, 'credit'>) =>
  set(offerAtom, credit),
);

/** The store credit that the member can use; undefined for guests, and where there is none. */
export const creditOfferAtom = atom((get) => get(offerAtom));

/** The most that the shopper wants to use, in TWD: `all` for as much as the order allows, 0 for none. */
export const creditUseAtom = sessionAtom<number | 'all'>(0);

/** The store credit for the order's amounts; undefined where none is used. */
export const creditChoiceAtom = atom((get): CreditChoice | undefined => {
  const [offer, use] = [get(offerAtom), get(creditUseAtom)];
  if (!offer || use === 0) return undefined;
  return { offer, use: use === 'all' ? creditTotal(offer) : use };
});
