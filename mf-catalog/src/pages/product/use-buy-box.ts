import type { CartLine, Product } from '@pinpu/shared/contracts';
import { PROMO_PRICE_LEVEL } from '@pinpu/shared/domain';
import { useNavigate } from '@pinpu/shared/router';
import {
  addToCartAtom,
  cartAtom,
  priceLevelAtom,
  useAtomValue,
  useStore,
} from '@pinpu/shared/state';
import { useState } from 'react';
import { cartLineOf } from '../../features/cart-line.ts';

/** The result of the last press: `added` pieces, `held` of this product in the cart altogether. */
export interface Added {
  added: number;
  held: number;
}

/** The quantity, and the two actions: add to cart, or straight to the order page (spec §2). */
export function useBuyBox(product: Product) {
  const [quantity, setQuantity] = useState(1);
  const [last, setLast] = useState<Added>();
  const store = useStore();
  const navigate = useNavigate();

  const heldIn = (cart: readonly CartLine[]) =>
    cart.find((line) => line.prd_id === product.prd_id)?.qty ?? 0;
  const held = () => heldIn(store.get(cartAtom));

  const add = () => {
    const before = held();
    const line = cartLineOf(product, store.get(priceLevelAtom));
    store.set(addToCartAtom, { line, qty: quantity });
    setLast({ added: held() - before, held: held() });
  };
  const buyNow = () => {
    add();
    navigate(store.get(priceLevelAtom) === PROMO_PRICE_LEVEL ? '/c' : '/cart');
  };
  return { quantity, setQuantity, held: heldIn(useAtomValue(cartAtom)), add, buyNow, last };
}
