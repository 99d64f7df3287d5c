import { createHash } from 'node:crypto';
import { type Database, type PictureSource, products } from '@pinpu/server/plugin';
import { eq } from 'drizzle-orm';
import { bulkProductById } from './bulk/bulk-products.ts';
import { demoCategories, demoProducts } from './catalog/index.ts';
import { keyDrawer } from './drawings/index.ts';

/** Pixel widths of a product's or a category's square picture. */
const SQUARE_WIDTHS: readonly number[] = [160, 320, 480, 640, 960, 1280];
const SLIDE_WIDTHS: readonly number[] = [640, 750, 960, 1280, 1920];

const SQUARE = /^(?:p\/[\w-]+\/[123]|cate\/[\w-]+)$/;
const SLIDE = /^slide\/[\w-]+\/(?:mobile|desktop)$/;

/** `p/{prd_id}/{1|2|3}`, `cate/{cate_id}`, `slide/{theme}/{mobile|desktop}`. */
function widthsOf(key: string): readonly number[] {
  if (SQUARE.test(key)) return SQUARE_WIDTHS;
  return SLIDE.test(key) ? SLIDE_WIDTHS : [];
}

const drawByHand = keyDrawer({ products: demoProducts, categories: demoCategories });

async function drawBulk(db: Database, key: string): Promise<string | undefined> {
  const [kind, prd_id = ''] = key.split('/');
  const product = kind === 'p' ? bulkProductById(prd_id) : undefined;
  // Any number is a valid product id; only a product in the database has pictures.
  if (!product || (await db.$count(products, eq(products.prd_id, prd_id))) === 0) return undefined;
  return keyDrawer({ products: [product], categories: demoCategories })(key);
}

const fingerprintOf = (svg: string): string =>
  createHash('sha256').update(svg).digest('base64url').slice(0, 12);

/** Draws the pictures of the demo shop; of generated products, those that are in `db`. */
export function demoPictures(db: Database): PictureSource {
  const prints = new Map<string, string>();
  const draw = async (key: string) => drawByHand(key) ?? (await drawBulk(db, key));
  return {
    widthsOf,
    async fingerprint(key) {
      const known = prints.get(key);
      if (known) return known;
      const svg = await draw(key);
      if (svg === undefined) return undefined;
      const print = fingerprintOf(svg);
      prints.set(key, print);
      return print;
    },
    async original(key) {
      const svg = await draw(key);
      return svg === undefined ? undefined : { svg };
    },
  };
}
