import type { EmbedProduct } from '@pinpu/shared/contracts';
import { isGroupPriceLevel, priceAtLevel, productPath } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { findProductsOnSale } from '../cart/repository.ts';
import { promoEntitlement } from '../promo/links/entitlement.ts';

interface ProductQuery {
  ids: readonly string[];
  promo_code: string;
  /** Base URL of the shop. */
  shop: string;
  now: Date;
}

/** Those on sale, with the prices of a promotion code. */
export async function embedProducts(
  db: Database,
  { ids, promo_code, shop, now }: ProductQuery,
): Promise<EmbedProduct[]> {
  const { pl } = await promoEntitlement(db, promo_code, now);
  const found = await findProductsOnSale(db, ids);
  const isPromo = isGroupPriceLevel(pl);
  const query = isPromo ? `?promo_code=${encodeURIComponent(promo_code)}` : '';
  const page = (prd_id: string) => productPath(prd_id, isPromo) + query;
  return [...new Set(ids)].flatMap((id) => {
    const product = found.get(id);
    if (!product) return [];
    const { prd_id, prd_name, prd_man_pic, on_hand, reserved } = product;
    return {
      prd_id,
      prd_name,
      prd_price: priceAtLevel(product, pl),
      list_price: priceAtLevel(product, 0),
      tot_qty: on_hand - reserved,
      prd_man_pic: prd_man_pic === '' ? '' : new URL(prd_man_pic, shop).href,
      url: `${shop}${page(prd_id)}`,
    };
  });
}
