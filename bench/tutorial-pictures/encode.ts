import sharp from 'sharp';

/** Size of every picture in CSS pixels; it is encoded for screens with two device pixels per CSS pixel. */
export const WIDTH = 390;
export const HEIGHT = 244;

const LARGEST = 25_000;

/** The picture as WebP of at most 25 KB, in the best possible quality. */
export async function encode(png: Buffer): Promise<Buffer> {
  for (const quality of [80, 70, 60, 50, 40]) {
    const picture = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (picture.length <= LARGEST) return picture;
  }
  throw new Error('A picture does not fit into 25 KB.');
}
