import type { Locator } from '@playwright/test';
import { BinaryBitmap, Code39Reader, HybridBinarizer, RGBLuminanceSource } from '@zxing/library';
import sharp from 'sharp';

/** Decodes a CODE39 from a screenshot of an element, as a store's scanner would. */
export async function readCode39(element: Locator): Promise<string> {
  const picture = await element.screenshot({ scale: 'device' });
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = new Uint8ClampedArray(data);
  const source = new RGBLuminanceSource(grey, info.width, info.height);
  return new Code39Reader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
}
