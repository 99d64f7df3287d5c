import {
  documentTitle,
  lineName,
  optionText,
  priceAtLevel,
  productDescription,
  VARIANT_PARAM,
  variantQuery,
} from '@pinpu/shared/domain';
import type { SharedProduct, SharedVariant } from '../../../../platform/storefront.ts';
import { makerPath, productPath } from '../../composition/pages.ts';
import { breadcrumbData, shelfCrumbs } from './json-ld.ts';
import type { HeadOf, PageHead, PageRequest } from './page-head.ts';
import { productData, productGroupData } from './product-json-ld.ts';
import { sharePath, squarePicture } from './shared-picture.ts';

const unknown = ({ facts }: PageRequest): PageHead => ({
  status: 404,
  title: documentTitle('找不到商品', facts.name),
  description: '找不到這項商品，可能已經下架。',
  indexed: false,
  data: [],
});

function makerOf({ composition }: PageRequest, { maker_id, maker_name }: SharedProduct) {
  const path = maker_id === null ? undefined : makerPath(composition, maker_id);
  return path === undefined || maker_name === null ? undefined : { name: maker_name, path };
}

/** What search engines read of a product: with options, all its variants. */
function productDataOf(pageRequest: PageRequest, product: SharedProduct, canonical: string) {
  const { facts, priceLevel } = pageRequest;
  const { prd_id, prd_name, prd_man_pic } = product;
  const picture = (base: string, alt: string) => squarePicture(pageRequest, base, alt)?.url;
  const shown = {
    ...{ prd_id, prd_name, path: canonical },
    description: productDescription(product),
    picture: picture(prd_man_pic, prd_name),
    category: facts.categories.find(({ cate_id }) => cate_id === product.cate_id)?.cate_name,
    maker: makerOf(pageRequest, product),
  };
  const offer = (one: Offered, path: string) => ({
    ...{ amount: priceAtLevel(one, priceLevel), inStock: one.tot_qty > 0, path },
    ...specialOf(one, priceLevel, product),
    preorder: one.preorder,
  });
  if (product.variants.length === 0)
    return productData(pageRequest, { ...shown, ...offer(product, canonical) });
  const variants = product.variants.map((variant) => {
    const { var_id, option_values, barcode } = variant;
    const name = variantName(product, variant);
    return {
      ...{ var_id, option_values, barcode, name },
      ...offer(variant, canonical + variantQuery(var_id)),
      picture: picture(variant.picture || prd_man_pic, name),
    };
  });
  const options = product.options.map((option) => option.name);
  return productGroupData(pageRequest, { ...shown, options, variants });
}

type Offered = Pick<SharedProduct, 'price' | 'price1' | 'price_regular' | 'tot_qty' | 'preorder'>;

/** What a special price replaces; nothing where a group price is lower. */
const specialOf = (one: Offered, level: number, { special_until }: SharedProduct) =>
  one.price_regular > 0 && priceAtLevel(one, level) === one.price
    ? { regular: one.price_regular, until: special_until ?? undefined }
    : {};

const variantName = ({ prd_name }: SharedProduct, { option_values }: SharedVariant) =>
  lineName({ prd_name, option_text: optionText(option_values) });

/** The variant that the address names, as `?v=` or in place of the product. */
const variantNamed = ({ variants }: SharedProduct, search: URLSearchParams, id: string) =>
  variants.find(({ var_id }) => var_id === (search.get(VARIANT_PARAM) ?? id));

/** What a preview shows: the variant, if the address names one. */
function productShare(
  pageRequest: PageRequest,
  product: SharedProduct,
  canonical: string,
  id: string,
) {
  const variant = variantNamed(product, pageRequest.search, id);
  const title = variant ? variantName(product, variant) : product.prd_name;
  return {
    ...{ type: 'product' as const, title },
    path: sharePath(pageRequest, canonical, variantQuery(variant?.var_id)),
    picture: squarePicture(pageRequest, variant?.picture || product.prd_man_pic, title),
    amount: priceAtLevel(variant ?? product, pageRequest.priceLevel),
  };
}

export const productHead: HeadOf<'product'> = async (pageRequest, { id: parameter }) => {
  const { facts, params, storefront, composition } = pageRequest;
  const id = params[parameter] ?? '';
  const product = await storefront.findProduct(id);
  if (product === null) return unknown(pageRequest);
  const { prd_id, prd_name } = product;
  const canonical = productPath(composition, prd_id) ?? '/';
  const category = facts.categories.find(({ cate_id }) => cate_id === product.cate_id);
  return {
    status: 200,
    title: documentTitle(prd_name, facts.name),
    description: productDescription(product),
    canonical,
    indexed: true,
    share: productShare(pageRequest, product, canonical, id),
    data: [
      productDataOf(pageRequest, product, canonical),
      breadcrumbData(pageRequest, [...shelfCrumbs(pageRequest, category), [prd_name, canonical]]),
    ],
  };
};
