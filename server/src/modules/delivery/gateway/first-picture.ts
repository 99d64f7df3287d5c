import {
  filledAddress,
  isSlideActive,
  MAIN_PICTURE_SIZES,
  type PictureSources,
  pictureSources,
  slideSources,
  TILE_PICTURE_SIZES,
  VARIANT_PARAM,
} from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { inTime } from '../../../platform/in-time.ts';
import type { Deps } from '../../../platform/module.ts';
import type { Storefront } from '../../../platform/storefront.ts';
import { findSlideshows } from '../../base/settings/repository.ts';
import type { ServedPage } from '../composition/pages.ts';
import type { RenderedPage } from '../rendering/page.ts';
import { type PublicApi, pageData } from '../seo/public-api.ts';

/** Errors are ignored, since the hint is optional: without it, the page still loads its picture. */
const pictureOf = (
  { config, db, clock, storefront }: Deps,
  callApi: PublicApi,
  served: ServedPage | undefined,
  query: string,
) =>
  inTime(
    config.pageHeadLimitMs,
    firstPicture({ db, now: clock(), storefront, callApi }, served, query),
  ).catch(() => []);

const picturesOfScreens = new WeakMap<RenderedPage, ReturnType<typeof pictureOf>>();

/** The first picture of a page; for a stored screen, the one found when the screen was first sent. */
export function picturesOf(
  rendered: RenderedPage | undefined,
  ...args: Parameters<typeof pictureOf>
) {
  const pictures = (rendered && picturesOfScreens.get(rendered)) ?? pictureOf(...args);
  if (rendered) picturesOfScreens.set(rendered, pictures);
  return pictures;
}

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

async function mainPicture(
  storefront: Storefront,
  id: string,
  query: string,
): Promise<FirstPicture[]> {
  const var_id = new URLSearchParams(query).get(VARIANT_PARAM) ?? '';
  const picture = await storefront.findMainPicture(id, var_id);
  if (picture === '') return [];
  return [{ ...pictureSources(picture), sizes: MAIN_PICTURE_SIZES }];
}

const FIRST_TILES = 2;

/** The first tiles of a category or of the whole shop; none for a keyword, since the search would delay the page. */
async function firstTiles(storefront: Storefront, cate: string): Promise<FirstPicture[]> {
  const pictures = await storefront.findFirstPictures(cate, FIRST_TILES);
  return pictures.map((picture) => ({ ...pictureSources(picture), sizes: TILE_PICTURE_SIZES }));
}

/** Only the shop's own pictures: the page's policy allows pictures of remotes' origins, but of no others. */
const isOfShop = (address: string) => /^\/(?!\/)/.test(address);

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
async function firstPicture(
  { db, now, storefront, callApi }: PictureMeans,
  page: ServedPage | undefined,
  query: string,
): Promise<FirstPicture[]> {
  if (page === undefined) return [];
  const { first_picture, describe } = page.route;
  if (first_picture === 'slide') return firstSlide(db, now);
  if (first_picture === 'product' && describe?.kind === 'product')
    return mainPicture(storefront, page.params[describe.id] ?? '', query);
  if (first_picture === 'tiles' && describe?.kind === 'list' && query === '')
    return firstTiles(storefront, page.params[describe.of] ?? '');
  return declaredPicture(callApi, page);
}
