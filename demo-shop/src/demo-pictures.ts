import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Database, PictureSource } from '@pinpu/server/plugin';
import { picturedInstead } from './bulk/bulk-products.ts';
import { storedBulkProducts } from './bulk/stored-products.ts';

/** Pixel widths of a product's or a category's square picture. */
const SQUARE_WIDTHS: readonly number[] = [160, 320, 480, 640, 750, 960, 1280];
const SLIDE_WIDTHS: readonly number[] = [640, 750, 960, 1280, 1920];

const SQUARE = /^(?:p\/[\w-]+\/[123]|cate\/[\w-]+)$/;
const SLIDE = /^slide\/[\w-]+\/(?:mobile|desktop)$/;
const PRODUCT = /^p\/([\w-]+)\/([123])$/;

const FOLDER = new URL('../pictures/', import.meta.url);
const FILE = /\.svgz$/;

/** The keys of every picture in the folder: the paths of the files without their ending. */
export const pictureKeys = (): ReadonlySet<string> =>
  new Set(
    readdirSync(fileURLToPath(FOLDER), { recursive: true, encoding: 'utf8' })
      .filter((file) => FILE.test(file))
      .map((file) => file.replaceAll('\\', '/').replace(FILE, '')),
  );

const unzip = promisify(gunzip);

const readPicture = async (key: string): Promise<string> =>
  (await unzip(await readFile(new URL(`${key}.svgz`, FOLDER)))).toString();

/** The widths in pixels for a key: `p/{prd_id}/{1|2|3}` (with a suffix for a variant), `cate/{cate_id}` or `slide/{theme}/{mobile|desktop}`. */
function widthsOf(key: string): readonly number[] {
  if (SQUARE.test(key)) return SQUARE_WIDTHS;
  return SLIDE.test(key) ? SLIDE_WIDTHS : [];
}

const fingerprintOf = (svg: string): string =>
  createHash('sha256').update(svg).digest('base64url').slice(0, 12);

/** The pictures of the demo shop; the generated products that are in `db` have those of demo products. */
export function demoPictures(
  db: Database,
  read: (key: string) => Promise<string> = readPicture,
): PictureSource {
  const keys = pictureKeys();
  const isStored = storedBulkProducts(db);
  /** Every number belongs to some generated product; only those in the database have pictures. */
  const bulkFile = async (key: string) => {
    const [, prd_id = '', view = ''] = PRODUCT.exec(key) ?? [];
    return (await isStored(prd_id)) ? `p/${picturedInstead(prd_id)}/${view}` : undefined;
  };
  const fileOf = async (key: string) => (keys.has(key) ? key : bulkFile(key));
  const svgOf = async (key: string) => {
    const file = await fileOf(key);
    return file && read(file);
  };
  return {
    widthsOf,
    has: async (key) => (await fileOf(key)) !== undefined,
    async fingerprint(key) {
      const svg = await svgOf(key);
      return svg === undefined ? undefined : fingerprintOf(svg);
    },
    async original(key) {
      const svg = await svgOf(key);
      return svg === undefined ? undefined : { svg };
    },
  };
}
