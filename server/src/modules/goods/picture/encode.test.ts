import sharp from 'sharp';
import { encodePicture, type PictureFormat, PREVIEW } from './encode.ts';

const square = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640"><path d="M0 0H640V640H0Z" fill="#b5361f"/></svg>',
};
const wide = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 823" width="1920" height="823"><path d="M0 0H1920V823H0Z" fill="#2f6b5c"/></svg>',
};

it.each<[PictureFormat, string]>([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['plain', 'jpeg'],
])('encodes %s at the requested width', async (format, expected) => {
  const {
    format: actual,
    width,
    height,
  } = await sharp(await encodePicture(square, 320, format)).metadata();
  expect({ actual, width, height }).toEqual({ actual: expected, width: 320, height: 320 });
});

it('keeps the proportions of a slide', async () => {
  const { width, height } = await sharp(await encodePicture(wide, 960, 'webp')).metadata();
  expect({ width, height }).toEqual({ width: 960, height: 412 });
});

it('preserves the flat colour of the drawing', async () => {
  const { data } = await sharp(await encodePicture(square, 160, 'avif'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0] = data;
  expect(Math.max(Math.abs(r - 0xb5), Math.abs(g - 0x36), Math.abs(b - 0x1f))).toBeLessThan(6);
});

const SIDE = 700;

const noise = (channels: 3 | 4, alpha = 255) => {
  let seed = 1;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed >> 8;
  };
  const data = Uint8Array.from({ length: SIDE * SIDE * channels }, (_, at) =>
    channels === 4 && at % 4 === 3 ? alpha : next() & 255,
  );
  return sharp(data, { raw: { width: SIDE, height: SIDE, channels } })
    .png()
    .toBuffer();
};

it('encodes as JPEG what is opaque, with an alpha channel or without, and as PNG what is not [41 operations D5]', async () => {
  const formatOf = async (bytes: Buffer) =>
    (await sharp(await encodePicture({ bytes }, 160, 'plain')).metadata()).format;
  expect(await formatOf(await noise(3))).toBe('jpeg');
  expect(await formatOf(await noise(4))).toBe('jpeg');
  expect(await formatOf(await noise(4, 120))).toBe('png');
});

it('previews are JPEGs of 1200×630 and at most 300 kB, even of noise, and show the whole picture [41 operations D5]', async () => {
  for (const original of [
    { bytes: await noise(3) },
    { bytes: await noise(4, 120) },
    wide,
    square,
  ]) {
    const encoded = await encodePicture(original, 'preview', 'avif');
    const { format, width, height } = await sharp(encoded).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect(encoded.length).toBeLessThanOrEqual(PREVIEW.bytes);
  }
  const pixels = await sharp(await encodePicture(square, 'preview', 'plain'))
    .raw()
    .toBuffer();
  const redAt = (x: number, y: number) => pixels[(y * 1200 + x) * 3 + 1] ?? 0;
  expect([redAt(4, 315) > 240, redAt(600, 3) < 80, redAt(600, 626) < 80]).toEqual([
    true,
    true,
    true,
  ]);
});
