import type { PageDescription } from '@pinpu/shared/contracts';
import {
  describedPage,
  documentTitle,
  filledAddress,
  isGroupPriceLevel,
  makerDescription,
} from '@pinpu/shared/domain';
import { makerPath, type ServedPage } from '../../composition/pages.ts';
import { pageData } from '../public-api.ts';
import { breadcrumbData, makerData, shopData } from './json-ld.ts';
import { listHead } from './list-head.ts';
import { type HeadOf, type PageHead, type PageRequest, unlistedHead } from './page-head.ts';
import { productHead } from './product-head.ts';
import { sharePath, slidePicture, squarePicture } from './shared-picture.ts';

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
