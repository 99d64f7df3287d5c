import { documentTitle, priceAtLevel, productDescription } from '@pinpu/shared/domain';
import type { SharedProduct } from '../../../../platform/storefront.ts';
import { makerPath, productPath } from '../../composition/pages.ts';
import { breadcrumbData, productData, shelfCrumbs } from './json-ld.ts';
import type { PageHead } from './page-head.ts';
import type { HeadOf, PageRequest } from './page-request.ts';
import { sharePath } from './share-path.ts';
import { squarePicture } from './shared-picture.ts';

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

/** The head of a product's page, with the storefront's price; 404 for an unknown product. */
export const productHead: HeadOf<'product'> = async (pageRequest, { id }) => {
  const { facts, params, storefront, priceLevel, composition } = pageRequest;
  const product = await storefront.findProduct(params[id] ?? '');
  if (product === null) return unknown(pageRequest);
  const { prd_id, prd_name } = product;
  const canonical = productPath(composition, prd_id) ?? '/';
  const category = facts.categories.find(({ cate_id }) => cate_id === product.cate_id);
  const picture = squarePicture(pageRequest, product.prd_man_pic, prd_name);
  const amount = priceAtLevel(product, priceLevel);
  const description = productDescription(product);
  return {
    status: 200,
    title: documentTitle(prd_name, facts.name),
    description,
    canonical,
    indexed: true,
    share: {
      type: 'product',
      title: prd_name,
      path: sharePath(pageRequest, canonical),
      picture,
      amount,
    },
    data: [
      productData(pageRequest, {
        prd_id,
        prd_name,
        description,
        picture: picture?.url,
        category: category?.cate_name,
        amount,
        inStock: product.tot_qty > 0,
        path: canonical,
        maker: makerOf(pageRequest, product),
      }),
      breadcrumbData(pageRequest, [...shelfCrumbs(pageRequest, category), [prd_name, canonical]]),
    ],
  };
};
