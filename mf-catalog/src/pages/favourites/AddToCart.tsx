import type { ProductItem } from '@pinpu/shared/contracts';
import { maxQuantity } from '@pinpu/shared/domain';
import {
  addToCartAtom,
  cartAtom,
  productUnitAtom,
  shownPriceLevelAtom,
  useAtomValue,
  useStore,
} from '@pinpu/shared/state';
import { Button } from '@pinpu/shared/ui';
import { ChooseOptions } from '../../features/ChooseOptions.tsx';
import { cartLineOf } from '../../features/cart-line.ts';

/** Label of the button: the number in the cart, or why no more can be added. */
function label({ tot_qty }: ProductItem, inCart: number, unit: string) {
  if (tot_qty <= 0) return '已售完';
  if (inCart >= maxQuantity(tot_qty)) return `購物車裡已有可購上限 ${inCart} ${unit}`;
  return inCart > 0 ? `再加一${unit}（已有 ${inCart}）` : '加入購物車';
}

/** Below a favourite: adds it to the cart, or leads to its page where a variant is to be chosen first. */
export function AddToCart({ item }: { item: ProductItem }) {
  return item.has_options ? <ChooseOptions item={item} /> : <AddOne item={item} />;
}

function AddOne({ item }: { item: ProductItem }) {
  const store = useStore();
  const unit = useAtomValue(productUnitAtom) || '件';
  const inCart = useAtomValue(cartAtom).find(({ prd_id }) => prd_id === item.prd_id)?.qty ?? 0;
  const text = label(item, inCart, unit);
  const add = () => {
    const line = cartLineOf(item, store.get(shownPriceLevelAtom));
    store.set(addToCartAtom, { line, qty: 1 });
  };
  return (
    <Button
      size="small"
      variant="secondary"
      wide
      disabled={inCart >= maxQuantity(item.tot_qty)}
      aria-label={`${text}：${item.prd_name}`}
      onClick={add}
    >
      {text}
    </Button>
  );
}
