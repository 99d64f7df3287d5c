import sharp, { type Sharp } from 'sharp';
import type { PictureOriginal } from './port.ts';

/** `plain`: what everything reads: JPEG, or PNG where the picture is transparent. */
export type PictureFormat = 'avif' | 'webp' | 'plain';

/** In pixels, or the size of the previews that other sites show of a page. */
export type PictureWidth = number | 'preview';

/** SVG units per inch at which librsvg draws one unit as one pixel. */
const PLAIN_DENSITY = 72;

const designWidth = (svg: string): number => Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 640);

const drawn = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: (PLAIN_DENSITY * width) / designWidth(svg) })
    .resize({ width })
    .removeAlpha();

/** PNG only where something is transparent: a photo as PNG has ten times the bytes, and previews ignore it. */
async function plain(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: info });
  const isOpaque = info.channels < 4 || (await pixels.stats()).isOpaque;
  return isOpaque
    ? pixels.removeAlpha().jpeg({ quality: 84, mozjpeg: true }).toBuffer()
    : pixels.png({ compressionLevel: 7 }).toBuffer();
}

/** What the sites that show previews ask for; several show nothing beyond 300 kB. */
export const PREVIEW = { width: 1200, height: 630, bytes: 300_000 };
const PREVIEW_QUALITIES = [84, 74, 60, 45, 30];

/** The whole picture on white, since a crop would cut a product that fills a square photo. */
async function preview(original: PictureOriginal): Promise<Buffer> {
  const { width, height, bytes } = PREVIEW;
  const picture = 'svg' in original ? drawn(original.svg, width) : sharp(original.bytes);
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .resize({ width, height, fit: 'contain', background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let encoded: Buffer | undefined;
  for (const quality of PREVIEW_QUALITIES) {
    if (encoded && encoded.length <= bytes) return encoded;
    encoded = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
  return encoded ?? Buffer.alloc(0);
}

/** Encodes a picture at `width` pixels, the height follows, or as a preview. Throws when the original cannot be read. */
export async function encodePicture(
  original: PictureOriginal,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer> {
  if (width === 'preview') return preview(original);
  const picture =
    'svg' in original
      ? drawn(original.svg, width)
      : sharp(original.bytes).resize({ width, withoutEnlargement: true });
  // Low effort on purpose, since the first visitor waits while a picture is encoded.
  if (format === 'avif')
    return picture.avif({ quality: 58, effort: 1, chromaSubsampling: '4:4:4' }).toBuffer();
  if (format === 'webp')
    return picture.webp({ quality: 82, effort: 2, smartSubsample: true }).toBuffer();
  return plain(picture);
}
