import sharp from 'sharp';
import { encodePicture, type PictureFormat } from './encode.ts';

const square = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640"><path d="M0 0H640V640H0Z" fill="#b5361f"/></svg>',
};
const wide = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 823" width="1920" height="823"><path d="M0 0H1920V823H0Z" fill="#2f6b5c"/></svg>',
};

it.each<[PictureFormat, string]>([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['png', 'png'],
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
