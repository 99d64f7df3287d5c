import type { EmbedProduct } from '@pinpu/shared/contracts';
import { isGroupPriceLevel, linePagePath, optionText, priceAtLevel } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { findProductsOnSale, type SoldProduct } from '../cart/repository.ts';
import { promoEntitlement } from '../promo/links/repository.ts';
import { findVariantsOf } from './variant-repository.ts';

interface ProductQuery {
  ids: readonly string[];
  promo_code: string;
  /** Base URL of the shop. */
  shop: string;
  now: Date;
}

interface Look extends Pick<ProductQuery, 'promo_code' | 'shop'> {
  pl: number;
}

type Priced = Pick<
  SoldProduct,
  'price' | 'price1' | 'price_regular' | 'free' | 'enabled' | 'is_preorder' | 'preorder_ships'
>;

const offerOf = (sold: Priced, { pl }: Look) => ({
  prd_price: priceAtLevel(sold, pl),
  list_price: priceAtLevel(sold, 0),
  ...(sold.price_regular > sold.price && { price_regular: sold.price_regular }),
  tot_qty: sold.free,
  ...(sold.enabled && sold.is_preorder && { preorder: sold.preorder_ships }),
});

const pictureOf = (picture: string, { shop }: Look) =>
  picture === '' ? '' : new URL(picture, shop).href;

function pageOf(line: Parameters<typeof linePagePath>[0], { pl, promo_code, shop }: Look): string {
  const page = new URL(shop + linePagePath(line, isGroupPriceLevel(pl)));
  if (isGroupPriceLevel(pl)) page.searchParams.set('promo_code', promo_code);
  return page.href;
}

function productOf(sold: SoldProduct, look: Look): EmbedProduct {
  const { prd_id, product_id, prd_name, option_values } = sold;
  const of = product_id === prd_id ? {} : { product_id };
  return {
    ...{ prd_id, prd_name, ...of },
    ...(option_values.length > 0 && { option_text: optionText(option_values) }),
    ...offerOf(sold, look),
    prd_man_pic: pictureOf(sold.picture || sold.prd_man_pic, look),
    url: pageOf({ prd_id, ...of }, look),
  };
}

type VariantsByProduct = Awaited<ReturnType<typeof findVariantsOf>>;

/** A product of which the shopper chooses a variant, offered as the cheapest; none where no variant is on sale. */
function withChoice(product: EmbedProduct, found: VariantsByProduct, look: Look): EmbedProduct[] {
  const rows = found.get(product.prd_id) ?? [];
  const variants = rows.map(({ var_id: prd_id, option_values, picture, ...sold }) => ({
    ...{ prd_id, option_values },
    ...offerOf(sold, look),
    prd_man_pic: pictureOf(picture, look) || product.prd_man_pic,
  }));
  const [cheapest] = variants.toSorted((a, b) => a.prd_price - b.prd_price);
  if (!cheapest || !rows[0]) return [];
  const { prd_price, list_price, price_regular } = cheapest;
  const tot_qty = variants.reduce((sum, one) => sum + one.tot_qty, 0);
  const { price_regular: _, ...page } = product;
  const special = price_regular === undefined ? {} : { price_regular };
  const prices = { prd_price, list_price, ...special };
  return [{ ...page, ...prices, tot_qty, options: rows[0].options, variants }];
}

/** Products and variants on sale as elements on another site's page show them, in the order of the ids. */
export async function embedProducts(
  db: Database,
  { ids, promo_code, shop, now }: ProductQuery,
): Promise<EmbedProduct[]> {
  const { pl } = await promoEntitlement(db, promo_code, now);
  const look = { pl, promo_code, shop };
  const found = await findProductsOnSale(db, ids, now);
  const sold = [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
  const toChoose = sold.filter(({ enabled }) => !enabled).map(({ prd_id }) => prd_id);
  const variants = await findVariantsOf(db, toChoose, now);
  return sold.flatMap((one) => {
    const product = productOf(one, look);
    return one.enabled ? [product] : withChoice(product, variants, look);
  });
}
