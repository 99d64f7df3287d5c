/** Pixel widths of product and category pictures, requested with `?w=`. */
const WIDTHS = [160, 320, 480, 640, 750, 960, 1280];

/** `src` and `srcset` of a picture; the gateway also uses them to preload a page's first one. */
export interface PictureSources {
  src: string;
  srcSet: string;
}

/** The address of a picture in a width, from its base address. */
export const pictureOfWidth = (base: string, width: number): string =>
  `${base}${base.includes('?') ? '&' : '?'}w=${width}`;

/** The addresses of a picture, one for each width, from its base address. */
export function pictureSources(base: string, widths: readonly number[] = WIDTHS): PictureSources {
  return {
    src: pictureOfWidth(base, 640),
    srcSet: widths.map((width) => `${pictureOfWidth(base, width)} ${width}w`).join(', '),
  };
}

/** The displayed width of a product's main picture, for `sizes`. */
export const MAIN_PICTURE_SIZES =
  '(min-width:1264px) 588px, (min-width:900px) calc(58.3vw - 149px), (min-width:600px) calc(50vw - 44px), 100vw';

/** The displayed width of a tile's picture, in a grid with 4, 3 or 2 columns, for `sizes`. */
export const TILE_PICTURE_SIZES =
  '(min-width:1264px) 282px, (min-width:900px) calc(25vw - 34px), (min-width:600px) calc(33.3vw - 37px), calc(50vw - 22px)';
