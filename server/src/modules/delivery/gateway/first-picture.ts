import {
  filledAddress,
  isSlideActive,
  MAIN_PICTURE_SIZES,
  type PictureSources,
  pictureSources,
  slideSources,
  TILE_PICTURE_SIZES,
} from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import type { Storefront } from '../../../platform/storefront.ts';
import { findSlideshows } from '../../base/settings/repository.ts';
import type { ServedPage } from '../composition/pages.ts';
import { pageData } from '../seo/page-data.ts';
import type { PublicApi } from '../seo/public-api.ts';

/** A page's first picture, for screens that match `media`. */
export interface FirstPicture extends PictureSources {
  sizes: string;
  media?: string;
}

async function firstSlide(db: Database, now: Date): Promise<FirstPicture[]> {
  const slides = await findSlideshows(db);
  const first = slides.find(
    (slide) => isSlideActive(slide, now) && (slide.m !== '' || slide.d !== ''),
  );
  if (first === undefined) return [];
  return Object.values(slideSources(first));
}

async function mainPicture(storefront: Storefront, prd_id: string): Promise<FirstPicture[]> {
  const picture = await storefront.findMainPicture(prd_id);
  if (picture === '') return [];
  return [{ ...pictureSources(picture), sizes: MAIN_PICTURE_SIZES }];
}

/** How many tiles fit beside each other on a phone. */
const FIRST_TILES = 2;

/** The first tiles of a category or of the whole shop; none for a keyword, since the search would delay the page. */
async function firstTiles(storefront: Storefront, cate: string): Promise<FirstPicture[]> {
  const pictures = await storefront.findFirstPictures(cate, FIRST_TILES);
  return pictures.map((picture) => ({ ...pictureSources(picture), sizes: TILE_PICTURE_SIZES }));
}

/** Only the shop's own pictures: the page's policy allows pictures of remotes' origins, but of no others. */
const isOfShop = (address: string) => /^\/(?!\/)/.test(address);

/** The first picture of a page of another kind, from the data that its remote declares. */
async function declaredPicture(
  callApi: PublicApi,
  { route: { describe }, params }: ServedPage,
): Promise<FirstPicture[]> {
  if (describe?.kind !== 'page' || !describe.picture || !describe.picture_sizes) return [];
  const data = describe.data && (await pageData(callApi, describe.data, params));
  const base = filledAddress(describe.picture, data);
  return isOfShop(base) ? [{ ...pictureSources(base), sizes: describe.picture_sizes }] : [];
}

interface PictureMeans {
  db: Database;
  now: Date;
  storefront: Storefront;
  callApi: PublicApi;
}

/** The largest picture on a page's first screen, if it can be known before rendering; not for a list with a query. */
export async function firstPicture(
  { db, now, storefront, callApi }: PictureMeans,
  page: ServedPage | undefined,
  query: string,
): Promise<FirstPicture[]> {
  if (page === undefined) return [];
  const { first_picture, describe } = page.route;
  if (first_picture === 'slide') return firstSlide(db, now);
  if (first_picture === 'product' && describe?.kind === 'product')
    return mainPicture(storefront, page.params[describe.id] ?? '');
  if (first_picture === 'tiles' && describe?.kind === 'list' && query === '')
    return firstTiles(storefront, page.params[describe.of] ?? '');
  return declaredPicture(callApi, page);
}
