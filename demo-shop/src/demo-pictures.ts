import { createHash } from 'node:crypto';
import type { Database, PictureSource } from '@pinpu/server/plugin';
import { storedBulkProducts } from './bulk/stored-products.ts';
import { demoPictureKeys } from './catalog/picture-keys.ts';
import { type Draw, openDrawingPool } from './drawings/drawing-pool.ts';

/** Pixel widths of a product's or a category's square picture. */
const SQUARE_WIDTHS: readonly number[] = [160, 320, 480, 640, 750, 960, 1280];
const SLIDE_WIDTHS: readonly number[] = [640, 750, 960, 1280, 1920];

const SQUARE = /^(?:p\/[\w-]+\/[123]|cate\/[\w-]+)$/;
const SLIDE = /^slide\/[\w-]+\/(?:mobile|desktop)$/;
const PRODUCT = /^p\/([\w-]+)\/[123]$/;

/** The widths in pixels for a key: `p/{prd_id}/{1|2|3}`, `cate/{cate_id}` or `slide/{theme}/{mobile|desktop}`. */
function widthsOf(key: string): readonly number[] {
  if (SQUARE.test(key)) return SQUARE_WIDTHS;
  return SLIDE.test(key) ? SLIDE_WIDTHS : [];
}

const fingerprintOf = (svg: string): string =>
  createHash('sha256').update(svg).digest('base64url').slice(0, 12);

/** Draws the pictures of the demo shop, and of the generated products that are in `db`. */
export function demoPictures(db: Database, draw: Draw = openDrawingPool()): PictureSource {
  const isStored = storedBulkProducts(db);
  // Every number belongs to some generated product; only those in the database have pictures.
  const has = async (key: string) =>
    demoPictureKeys.has(key) || isStored(PRODUCT.exec(key)?.[1] ?? '');
  const drawn = async (key: string) => ((await has(key)) ? draw(key) : undefined);
  return {
    widthsOf,
    has,
    async fingerprint(key) {
      const svg = await drawn(key);
      return svg === undefined ? undefined : fingerprintOf(svg);
    },
    async original(key) {
      const svg = await drawn(key);
      return svg === undefined ? undefined : { svg };
    },
  };
}
