import type { Composition } from '@pinpu/shared/contracts';
import {
  bestRoute,
  isSlideActive,
  MAIN_PICTURE_SIZES,
  type PictureSources,
  pictureSources,
  slideSources,
} from '@pinpu/shared/domain';
import type { Database } from '../../db/index.ts';
import { findProduct } from '../catalog/product-repository.ts';
import { findSlideshows } from '../config/repository.ts';

/** A picture that a page begins with, for the screens that `media` names. */
export interface FirstPicture extends PictureSources {
  sizes: string;
  media?: string;
}

async function firstSlide(db: Database, now: Date): Promise<FirstPicture[]> {
  const slides = await findSlideshows(db);
  const first = slides.find(
    (slide) => isSlideActive(slide, now) && (slide.m !== '' || slide.d !== ''),
  );
  return first === undefined ? [] : Object.values(slideSources(first));
}

async function mainPicture(db: Database, prd_id: string): Promise<FirstPicture[]> {
  const product = await findProduct(db, prd_id);
  if (!product?.prd_man_pic) return [];
  return [{ ...pictureSources(product.prd_man_pic), sizes: MAIN_PICTURE_SIZES }];
}

/** What is largest on the first screen of the page at `pathname`, where that is known before the page is drawn. */
export async function firstPicture(
  { db, now }: { db: Database; now: Date },
  composition: Composition,
  pathname: string,
): Promise<FirstPicture[]> {
  const routes = Object.values(composition.remotes).flatMap((remote) => remote.routes);
  const found = bestRoute(routes, pathname);
  if (found?.route.view === 'home') return firstSlide(db, now);
  const { ID } = found?.params ?? {};
  return found?.route.view === 'product' && ID ? mainPicture(db, ID) : [];
}
