import type { PageDescription } from '@pinpu/shared/contracts';
import {
  describedPage,
  documentTitle,
  filledAddress,
  isGroupPriceLevel,
  makerDescription,
  priceAtLevel,
  productDescription,
} from '@pinpu/shared/domain';
import type { SharedProduct } from '../../../../platform/storefront.ts';
import { makerPath, productPath, type ServedPage } from '../../composition/pages.ts';
import { pageData } from '../public-api.ts';
import { breadcrumbData, makerData, productData, shelfCrumbs, shopData } from './json-ld.ts';
import { listHead } from './list-head.ts';
import { type HeadOf, type PageHead, type PageRequest, unlistedHead } from './page-head.ts';
import { sharePath, slidePicture, squarePicture } from './shared-picture.ts';

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

const productHead: HeadOf<'product'> = async (pageRequest, { id }) => {
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

/** The head of a page of another kind, as its remote's manifest describes it; 404 where its data is missing. */
const describedHead: HeadOf<'page'> = async (pageRequest, describe) => {
  const { facts, params, pathname, callApi } = pageRequest;
  const data = describe.data === undefined ? {} : await pageData(callApi, describe.data, params);
  const page = describedPage(describe, { pathname, params, data });
  if (!page.indexed) return unlistedHead(facts, page.title, data === undefined ? 404 : 200);
  const { canonical } = page;
  const title = page.title || facts.name.text;
  const picture = squarePicture(pageRequest, filledAddress(describe.picture ?? '', data), title);
  return {
    status: 200,
    title: documentTitle(page.title, facts.name),
    description: page.description || facts.description,
    canonical,
    indexed: true,
    share: { type: 'website', title, path: sharePath(pageRequest, canonical), picture },
    data: [],
  };
};

const makerHead: HeadOf<'maker'> = async (pageRequest, { maker: parameter }) => {
  const { storefront, params, facts, composition } = pageRequest;
  const maker = await storefront.findMaker(params[parameter] ?? '');
  if (maker === null) return unlistedHead(facts, '找不到生產者', 404);
  const { maker_id, maker_name: name, maker_place: place } = maker;
  const path = makerPath(composition, maker_id) ?? '/';
  const description = makerDescription(maker);
  const picture = squarePicture(pageRequest, maker.maker_picture, name);
  return {
    status: 200,
    title: documentTitle(name, facts.name),
    description,
    canonical: path,
    indexed: true,
    share: { type: 'website', title: name, path: sharePath(pageRequest, path), picture },
    data: [
      makerData(pageRequest, { name, place, description, picture: picture?.url, path }),
      breadcrumbData(pageRequest, [[name, path]]),
    ],
  };
};

const homeHead: HeadOf<'shop'> = (pageRequest, { canonical }) => {
  const { facts } = pageRequest;
  const title = documentTitle('', facts.name);
  const picture = slidePicture(pageRequest, facts.firstSlide);
  return {
    status: 200,
    title,
    description: facts.description,
    canonical,
    indexed: true,
    share: { type: 'website', title, path: canonical, picture },
    data: shopData(pageRequest),
  };
};

type HeadRequest = Omit<PageRequest, 'params' | 'priceLevel'>;

async function headOfKind(pageRequest: PageRequest, describe: PageDescription): Promise<PageHead> {
  switch (describe.kind) {
    case 'shop':
      return homeHead(pageRequest, describe);
    case 'product':
      return productHead(pageRequest, describe);
    case 'maker':
      return makerHead(pageRequest, describe);
    case 'list':
      return listHead(pageRequest, describe);
    case 'page':
      return describedHead(pageRequest, describe);
  }
}

/** 1 on the promotional storefront, if the shop's code or that in the address gives group prices. */
async function priceLevelOf(
  { storefront, facts, search, now }: HeadRequest,
  level: number,
): Promise<number> {
  if (!isGroupPriceLevel(level) || facts.shopPromoCode !== '') return level;
  return (await storefront.hasGroupPrices(search.get('promo_code') ?? '', now)) ? 1 : 0;
}

/** Without a description, the title is the shop's name, and the page is not indexed. */
export async function headOf(request: HeadRequest, page: ServedPage): Promise<PageHead> {
  const { route, params } = page;
  if (route.describe === undefined) return unlistedHead(request.facts, '', 200);
  const priceLevel = await priceLevelOf(request, route.price_level ?? 0);
  return headOfKind({ ...request, params, priceLevel }, route.describe);
}
