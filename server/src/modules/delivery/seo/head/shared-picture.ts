import type { Slideshow } from '@pinpu/shared/contracts';
import { isGroupPriceLevel } from '@pinpu/shared/domain';
import type { PageRequest, SharedPicture } from './page-head.ts';

const CODE = /^[\w-]{1,64}$/;

/**
 * The path that a shared preview links to. Some sites use it instead of the shared address, so a page of the
 * promotional storefront includes its promo code: the group price and the promoter are kept.
 */
export function sharePath(
  { pathname, search, priceLevel }: PageRequest,
  canonical: string,
): string {
  if (!isGroupPriceLevel(priceLevel)) return canonical;
  const code = search.get('promo_code') ?? '';
  return CODE.test(code) ? `${pathname}?promo_code=${code}` : pathname;
}

const sized = (base: string, width: number) => `${base}${base.includes('?') ? '&' : '?'}w=${width}`;

const isPicture = (address: string) => /^(?:\/(?!\/)|https?:\/\/)/i.test(address);

/** The width in pixels; large enough for every preview, and a size that is encoded for screens anyway. */
const SQUARE = 960;
const SLIDE_WIDTH = 1280;

export function squarePicture(
  { absolute }: PageRequest,
  base: string,
  alt: string,
): SharedPicture | undefined {
  if (!isPicture(base)) return undefined;
  return { url: absolute(sized(base, SQUARE)), width: SQUARE, height: SQUARE, alt };
}

export function slidePicture(
  { absolute, facts }: PageRequest,
  slide: Slideshow | undefined,
): SharedPicture | undefined {
  if (slide === undefined || !isPicture(slide.d)) return undefined;
  return {
    url: absolute(sized(slide.d, SLIDE_WIDTH)),
    width: SLIDE_WIDTH,
    height: Math.round((SLIDE_WIDTH * 9) / 21),
    alt: slide.title || facts.name.text,
  };
}
