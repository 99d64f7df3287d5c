/** Pixel widths a product's or a category's picture is served in, asked for with `?w=`. */
const WIDTHS = [160, 320, 480, 640, 960, 1280];

/** Where a browser finds a picture in the width it needs; the page's first is also hinted by the gateway. */
export interface PictureSources {
  src: string;
  srcSet: string;
}

/** Addresses of a picture by its base address, one for each width. */
export function pictureSources(base: string, widths: readonly number[] = WIDTHS): PictureSources {
  const sized = (width: number) => `${base}${base.includes('?') ? '&' : '?'}w=${width}`;
  return {
    src: sized(640),
    srcSet: widths.map((width) => `${sized(width)} ${width}w`).join(', '),
  };
}

/** How wide a product's main picture stands on its page, as `sizes` says it. */
export const MAIN_PICTURE_SIZES =
  '(min-width:1264px) 588px, (min-width:900px) calc(58.3vw - 149px), (min-width:600px) calc(100vw - 148px), 100vw';

/** How wide a tile of the product grid stands: 4, 3 or 2 beside one another. */
export const TILE_PICTURE_SIZES =
  '(min-width:1264px) 282px, (min-width:900px) calc(25vw - 34px), (min-width:600px) calc(33.3vw - 37px), calc(50vw - 22px)';
