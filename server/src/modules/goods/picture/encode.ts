import sharp from 'sharp';
import type { PictureOriginal } from './port.ts';

export type PictureFormat = 'avif' | 'webp' | 'png';

/** SVG units per inch at which librsvg draws one unit as one pixel. */
const PLAIN_DENSITY = 72;

const designWidth = (svg: string): number => Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 640);

const drawn = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: (PLAIN_DENSITY * width) / designWidth(svg) })
    .resize({ width })
    .removeAlpha();

/** Encodes a picture at `width` pixels; the height follows. Throws when the original cannot be read. */
export async function encodePicture(
  original: PictureOriginal,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const picture =
    'svg' in original
      ? drawn(original.svg, width)
      : sharp(original.bytes).resize({ width, withoutEnlargement: true });
  // Low effort on purpose, since the first visitor waits while a picture is encoded.
  if (format === 'avif')
    return picture.avif({ quality: 58, effort: 1, chromaSubsampling: '4:4:4' }).toBuffer();
  if (format === 'webp')
    return picture.webp({ quality: 82, effort: 2, smartSubsample: true }).toBuffer();
  return picture.png({ compressionLevel: 7 }).toBuffer();
}
