import type { CartLine, Product, Variant } from '@pinpu/shared/contracts';
import {
  cartPath,
  coerceQuantity,
  isGroupPriceLevel,
  orderableQuantity,
} from '@pinpu/shared/domain';
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

export interface Purchase {
  /** At the price and stock of the chosen variant. */
  product: Product;
  /** Undefined for a product without options, and before one is chosen. */
  variant: Variant | undefined;
  /** Says which options are still to be chosen. */
  onMissing: () => void;
}

/** The quantity, and the two actions: add to cart, or go directly to the order page (spec §2). */
export function useBuyBox({ product, variant, onMissing }: Purchase) {
  const [typed, setQuantity] = useState(product.min_qty || 1);
  const quantity = coerceQuantity(typed, orderableQuantity(product.tot_qty, product));
  const sold_id = variant?.var_id ?? product.prd_id;
  const [last, setLast] = useState<Added & { sold_id: string }>();
  const store = useStore();
  const navigate = useNavigate();

  const quantityIn = (cart: readonly CartLine[]) =>
    cart.find((line) => line.prd_id === sold_id)?.qty ?? 0;
  const inCart = () => quantityIn(store.get(cartAtom));

  const put = (qty: number) => {
    const before = inCart();
    const line = cartLineOf(product, store.get(shownPriceLevelAtom), variant);
    store.set(addToCartAtom, { line, qty });
    setLast({ sold_id, added: inCart() - before, held: inCart() });
  };
  const add = () => put(quantity);
  // Buys what is chosen: pieces that are in the cart already, as after 加入購物車 or Back, are not added again.
  const buyNow = () => {
    const missing = quantity - inCart();
    if (missing > 0) put(missing);
    navigate(cartPath(isGroupPriceLevel(store.get(priceLevelAtom))));
  };
  const isMissing = product.has_options === true && variant === undefined;
  return {
    ...{ quantity, setQuantity },
    held: quantityIn(useAtomValue(cartAtom)),
    add: isMissing ? onMissing : add,
    buyNow: isMissing ? onMissing : buyNow,
    last: last?.sold_id === sold_id ? last : undefined,
  };
}
