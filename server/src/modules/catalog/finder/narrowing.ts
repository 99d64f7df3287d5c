import { PROMO_PRICE_LEVEL } from '@pinpu/shared/domain';
import type { Shelved } from './shelved.ts';

/** What narrows a list, checked (`productFilterSchema`). */
export interface Narrowing {
  /** Category ids, null for no filter; each stands for its children too, one that is gone for nothing. */
  cate: readonly string[] | null;
  min: number;
  max: number;
  stock: boolean;
  free: boolean;
  /** Price level that prices mean. */
  pl: number;
}

export const priceColumn = ({ price, promoPrice }: Shelved, pl: number): Int32Array =>
  pl >= PROMO_PRICE_LEVEL ? promoPrice : price;
