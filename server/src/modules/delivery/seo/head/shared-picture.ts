import type { Slideshow } from '@pinpu/shared/contracts';
import { isGroupPriceLevel } from '@pinpu/shared/domain';
import type { PageRequest, SharedPicture } from './page-head.ts';

const CODE = /^[\w-]{1,64}$/;

/**
 * The path that a shared preview links to. Some sites use it instead of the shared address, so a page of the
 * promotional storefront includes its promo code: the group price and the promoter are kept. `query` names a variant.
 */
export function sharePath(
  { pathname, search, priceLevel }: PageRequest,
  canonical: string,
  query = '',
): string {
  if (!isGroupPriceLevel(priceLevel)) return canonical + query;
  const code = search.get('promo_code') ?? '';
  if (!CODE.test(code)) return pathname + query;
  return `${pathname}${query === '' ? '?' : `${query}&`}promo_code=${code}`;
}

const sized = (base: string, size: string) => `${base}${base.includes('?') ? '&' : '?'}${size}`;

const isPicture = (address: string) => /^(?:\/(?!\/)|https?:\/\/)/i.test(address);

/** The width in pixels; a size that is encoded for screens anyway. */
const SQUARE = 960;
const SLIDE_WIDTH = 1280;

const isOurs = (base: string) => /^\/media\//.test(base);

/** Other sites' addresses are not encoded here, so they keep the size of screens. */
function sharedPicture(
  { absolute }: PageRequest,
  base: string,
  { alt, width, height }: Omit<SharedPicture, 'url' | 'preview'>,
): SharedPicture | undefined {
  if (!isPicture(base)) return undefined;
  const url = absolute(sized(base, `w=${width}`));
  const preview = isOurs(base)
    ? { url: absolute(sized(base, 'fit=preview')), width: 1200, height: 630 }
    : { url, width, height };
  return { url, width, height, alt, preview };
}

export const squarePicture = (
  pageRequest: PageRequest,
  base: string,
  alt: string,
): SharedPicture | undefined =>
  sharedPicture(pageRequest, base, { alt, width: SQUARE, height: SQUARE });

export const slidePicture = (
  pageRequest: PageRequest,
  slide: Slideshow | undefined,
): SharedPicture | undefined =>
  slide &&
  sharedPicture(pageRequest, slide.d, {
    alt: slide.title || pageRequest.facts.name.text,
    width: SLIDE_WIDTH,
    height: Math.round((SLIDE_WIDTH * 9) / 21),
  });
