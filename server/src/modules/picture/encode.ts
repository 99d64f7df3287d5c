import sharp from 'sharp';

export type PictureFormat = 'avif' | 'webp' | 'png';

/** SVG units per inch at which librsvg draws one unit as one pixel. */
const PLAIN_DENSITY = 72;

const designWidth = (svg: string): number => Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 640);

/** Draws an SVG at `width` pixels and encodes it; the height follows. Throws when the SVG cannot be read. */
export async function encodePicture(
  svg: string,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg), { density: (PLAIN_DENSITY * width) / designWidth(svg) })
    .resize({ width })
    .removeAlpha();
  // Effort is low on purpose: a picture is encoded while its first visitor waits.
  if (format === 'avif')
    return drawn.avif({ quality: 58, effort: 1, chromaSubsampling: '4:4:4' }).toBuffer();
  if (format === 'webp')
    return drawn.webp({ quality: 82, effort: 2, smartSubsample: true }).toBuffer();
  return drawn.png({ compressionLevel: 7 }).toBuffer();
}
