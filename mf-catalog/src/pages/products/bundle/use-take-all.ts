import type { ProductItem } from '@pinpu/shared/contracts';
import { addToCartAtom, cartAtom, shownPriceLevelAtom, useStore } from '@pinpu/shared/state';
import { useState } from 'react';
import { cartLineOf } from '../../../features/cart-line.ts';

/** Result of the last press: the number of products added, and the names of those that could not be added. */
export interface Taken {
  added: number;
  missed: string[];
}

/** Adds one piece of each product of a bundle to the cart, if it is in stock. */
export function useTakeAll(items: readonly ProductItem[]) {
  const store = useStore();
  const [taken, setTaken] = useState<Taken>();
  const quantityOf = (prd_id: string) =>
    store.get(cartAtom).find((line) => line.prd_id === prd_id)?.qty ?? 0;
  const takeAll = () => {
    const missed = items.filter((item) => {
      const before = quantityOf(item.prd_id);
      const line = cartLineOf(item, store.get(shownPriceLevelAtom));
      store.set(addToCartAtom, { line, qty: 1 });
      return quantityOf(item.prd_id) <= before;
    });
    const names = missed.map(({ prd_name }) => prd_name);
    setTaken({ added: items.length - missed.length, missed: names });
  };
  return { taken, takeAll };
}
