import type { CartLine, ProductItem } from '@pinpu/shared/contracts';
import { maxQuantity } from '@pinpu/shared/domain';
import {
  addToCartAtom,
  cartAtom,
  shownPriceLevelAtom,
  useAtom,
  useAtomValue,
  useStore,
} from '@pinpu/shared/state';
import { cartLineOf } from '../../../features/cart-line.ts';
import { bundleChoiceAtom, type Choice } from './bundle-choice.ts';

/** A product of which the cart took only `added` pieces, fewer than chosen. */
export interface Shortfall {
  name: string;
  added: number;
}

const quantityIn = (cart: readonly CartLine[], prd_id: string) =>
  cart.find((line) => line.prd_id === prd_id)?.qty ?? 0;

/**
 * How many more pieces of a product the cart can take: limited by the stock and by the largest quantity of an order.
 */
export const roomFor = (item: ProductItem, cart: readonly CartLine[]): number =>
  Math.max(0, maxQuantity(item.tot_qty) - quantityIn(cart, item.prd_id));

/** The chosen quantities of a bundle, and a function that adds them to the cart. */
export function useBundleChoice(code: string) {
  const store = useStore();
  const cart = useAtomValue(cartAtom);
  const [stored, setStored] = useAtom(bundleChoiceAtom);
  const choice: Choice = stored.code === code ? stored.choice : {};
  const chosenQuantity = ({ prd_id, has_options }: ProductItem) =>
    has_options ? 0 : (choice[prd_id] ?? 0);

  const choose = ({ prd_id }: ProductItem, qty: number) =>
    setStored({ code, choice: { ...choice, [prd_id]: qty } });
  /**
   * Adds the chosen quantities to the cart and clears the choice; returns the products that could not be added
   * completely.
   */
  const addAll = (items: readonly ProductItem[]): Shortfall[] => {
    const missed = items.flatMap((item) => {
      const before = quantityIn(store.get(cartAtom), item.prd_id);
      const qty = chosenQuantity(item);
      if (qty === 0) return [];
      const line = cartLineOf(item, store.get(shownPriceLevelAtom));
      store.set(addToCartAtom, { line, qty });
      const added = quantityIn(store.get(cartAtom), item.prd_id) - before;
      return added < qty ? [{ name: item.prd_name, added }] : [];
    });
    setStored({ code, choice: {} });
    return missed;
  };
  return {
    /** The chosen quantity, limited to what the cart can take now. */
    quantityOf: (item: ProductItem) => Math.min(chosenQuantity(item), roomFor(item, cart)),
    /** The quantity as chosen, even if the cart can't take it any more. */
    chosenQuantity,
    quantityInCart: (item: ProductItem) => quantityIn(cart, item.prd_id),
    room: (item: ProductItem) => roomFor(item, cart),
    choose,
    addAll,
  };
}
