import type { Slideshow } from '@pinpu/shared/contracts';
import type { SharedPicture } from './page-head.ts';
import type { PageRequest } from './page-request.ts';

const sized = (base: string, width: number) => `${base}${base.includes('?') ? '&' : '?'}w=${width}`;

const isPicture = (address: string) => /^(?:\/(?!\/)|https?:\/\/)/i.test(address);

/** The width in pixels; large enough for every preview, and a size that is encoded for screens anyway. */
const SQUARE = 960;
const SLIDE_WIDTH = 1280;

/** A square picture of a product or a category; undefined where there is none. */
export function squarePicture(
  { absolute }: PageRequest,
  base: string,
  alt: string,
): SharedPicture | undefined {
  if (!isPicture(base)) return undefined;
  return { url: absolute(sized(base, SQUARE)), width: SQUARE, height: SQUARE, alt };
}

/** A slide's picture for wide screens, 21:9. */
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
