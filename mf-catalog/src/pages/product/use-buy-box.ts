import type { CartLine, Product } from '@pinpu/shared/contracts';
import { cartPath, isGroupPriceLevel } from '@pinpu/shared/domain';
import { useNavigate } from '@pinpu/shared/router';
import {
  addToCartAtom,
  cartAtom,
  priceLevelAtom,
  shownPriceLevelAtom,
  useAtomValue,
  useStore,
} from '@pinpu/shared/state';
import { useState } from 'react';
import { cartLineOf } from '../../features/cart-line.ts';

/** The result of the last press: `added` pieces; `held` is the number of this product in the cart afterwards. */
export interface Added {
  added: number;
  held: number;
}

/** The quantity, and the two actions: add to cart, or go directly to the order page (spec §2). */
export function useBuyBox(product: Product) {
  const [quantity, setQuantity] = useState(1);
  const [last, setLast] = useState<Added>();
  const store = useStore();
  const navigate = useNavigate();

  const quantityIn = (cart: readonly CartLine[]) =>
    cart.find((line) => line.prd_id === product.prd_id)?.qty ?? 0;
  const inCart = () => quantityIn(store.get(cartAtom));

  const put = (qty: number) => {
    const before = inCart();
    const line = cartLineOf(product, store.get(shownPriceLevelAtom));
    store.set(addToCartAtom, { line, qty });
    setLast({ added: inCart() - before, held: inCart() });
  };
  const add = () => put(quantity);
  // Buys what is chosen: pieces that are in the cart already, as after 加入購物車 or Back, are not added again.
  const buyNow = () => {
    const missing = quantity - inCart();
    if (missing > 0) put(missing);
    navigate(cartPath(isGroupPriceLevel(store.get(priceLevelAtom))));
  };
  return { quantity, setQuantity, held: quantityIn(useAtomValue(cartAtom)), add, buyNow, last };
}
