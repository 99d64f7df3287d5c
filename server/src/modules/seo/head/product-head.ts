import {
  documentTitle,
  priceAtLevel,
  priceLevelAt,
  productCanonical,
  productDescription,
} from '@pinpu/shared/domain';
import { findSharedProduct } from '../repository.ts';
import type { AskedPage } from './asked-page.ts';
import { breadcrumbData, productData, shelfCrumbs } from './json-ld.ts';
import type { PageHead } from './page-head.ts';
import { sharePath } from './share-path.ts';
import { squarePicture } from './shared-picture.ts';

const unknown = ({ facts }: AskedPage): PageHead => ({
  status: 404,
  title: documentTitle('找不到商品', facts.name),
  description: '找不到這項商品，可能已經下架。',
  indexed: false,
  data: [],
});

/** `/product/{id}`, and `/p/{id}` at the group price; 404 where there is no such product. */
export async function productHead(asked: AskedPage): Promise<PageHead> {
  const { facts, params, db, pathname } = asked;
  const product = await findSharedProduct(db, params.ID ?? '');
  if (product === null) return unknown(asked);
  const { prd_id, prd_name } = product;
  const canonical = productCanonical(prd_id);
  const category = facts.categories.find(({ cate_id }) => cate_id === product.cate_id);
  const picture = squarePicture(asked, product.prd_man_pic, prd_name);
  const amount = priceAtLevel(product, priceLevelAt(pathname));
  const description = productDescription(product);
  return {
    status: 200,
    title: documentTitle(prd_name, facts.name),
    description,
    canonical,
    indexed: true,
    share: { type: 'product', title: prd_name, path: sharePath(asked, canonical), picture, amount },
    data: [
      productData(asked, {
        prd_id,
        prd_name,
        description,
        picture: picture?.url,
        category: category?.cate_name,
        amount,
        inStock: product.tot_qty > 0,
        path: canonical,
      }),
      breadcrumbData(asked, [...shelfCrumbs(facts.categories, category), [prd_name, canonical]]),
    ],
  };
}
