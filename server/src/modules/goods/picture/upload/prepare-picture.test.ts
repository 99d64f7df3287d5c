import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { HEVC_PHOTO } from '../../../../testing/goods/hevc-photo.ts';
import {
  MAX_FILE_MEGABYTES,
  PictureError,
  type PictureFile,
  preparePicture,
} from './prepare-picture.ts';

/** A photo, left half red and right half blue, with texture so that it compresses badly. */
async function photo(width = 320, height = 200) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const isLeft = at % width < width / 2;
    pixels.set(isLeft ? [200, at % 7, 10] : [10, at % 11, 200], at * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const read = async (bytes: Buffer) => {
  const { format, width, height, hasAlpha, orientation, exif, xmp, icc } =
    await sharp(bytes).metadata();
  return { format, width, height, hasAlpha, orientation, exif, xmp, icc };
};

const pixelAt = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

const fault = async (file: PictureFile) => {
  const error = await preparePicture(file).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PictureError)) throw new Error(`no PictureError, but ${error}`);
  return [error.code, error.message];
};

describe('a stored photo', () => {
  it.each([
    ['photo.jpg', 'jpeg', 'jpeg'],
    ['PHOTO.JPEG', 'jpeg', 'jpeg'],
    ['photo', 'jpeg', 'jpeg'],
    ['photo.png', 'png', 'png'],
    ['photo.webp', 'webp', 'jpeg'],
    ['photo.avif', 'avif', 'jpeg'],
  ] as const)('%s: its pixels', async (name, source, stored) => {
    const bytes = await (await photo()).toFormat(source).toBuffer();
    expect(await read(await preparePicture({ name, bytes }))).toMatchObject({
      format: stored,
      width: 320,
      height: 200,
    });
  });

  it('is rotated by its orientation, and contains no camera, location or profile data', async () => {
    const bytes = await (await photo())
      .jpeg()
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .withExif({
        IFD0: { Make: 'Camera', Orientation: '6' },
        IFD3: { GPSLatitude: '25/1 2/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
      .toBuffer();
    const source = await read(bytes);
    expect([source.width, source.orientation, !!source.exif, !!source.xmp]).toEqual([
      320,
      6,
      true,
      true,
    ]);
    const stored = await preparePicture({ name: 'phone.jpg', bytes });
    expect(await read(stored)).toEqual({
      format: 'jpeg',
      width: 200,
      height: 320,
      hasAlpha: false,
    });
    // After a rotation by 90 degrees clockwise, the left half is on top.
    expect((await pixelAt(stored, 100, 20))[0]).toBeGreaterThan(150);
    expect((await pixelAt(stored, 100, 300))[2]).toBeGreaterThan(150);
  });

  it('is at most 2560 pixels a side', async () => {
    const bytes = await sharp({
      create: { width: 5000, height: 2500, channels: 3, background: '#c53' },
    })
      .jpeg()
      .toBuffer();
    expect(await read(await preparePicture({ name: 'wide.jpg', bytes }))).toMatchObject({
      width: 2560,
      height: 1280,
    });
  });

  it('keeps its transparency', async () => {
    const bytes = await sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0 } },
    })
      .webp({ lossless: true })
      .toBuffer();
    const stored = await preparePicture({ name: 'logo.webp', bytes });
    expect(await read(stored)).toMatchObject({ format: 'png', hasAlpha: true });
    expect((await pixelAt(stored, 10, 10))[3]).toBe(0);
  });

  it('contains nothing of the data appended to the picture in a polyglot file', async () => {
    const script = '<script>alert(1)</script>';
    const bytes = Buffer.concat([await (await photo()).jpeg().toBuffer(), Buffer.from(script)]);
    const stored = await preparePicture({ name: 'both.jpg', bytes });
    expect(bytes.includes(script)).toBe(true);
    expect(stored.includes('script')).toBe(false);
  });
});

describe('a rejected file', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

  it.each([
    ['drawing.svg', svg],
    ['photo.jpg', svg],
    ['photo.png', `\ufeff<?xml version="1.0"?>${svg}`],
    ['page.webp', '<!doctype html><script>alert(1)</script>'],
  ])('%s is XML, despite its name', async (name, text) => {
    expect(await fault({ name, bytes: Buffer.from(text) })).toEqual([
      'UNKNOWN_FORMAT',
      `${name} holds SVG, HTML or other XML: save it as JPEG, PNG, WebP or AVIF.`,
    ]);
  });

  it.each([
    ['GIF89a…', 'GIF'],
    ['%PDF-1.7', 'PDF'],
    ['PK\u0003\u0004', 'a ZIP archive'],
    ['x', 'something else'],
  ])('%s is not a picture: %s', async (text, what) => {
    expect(await fault({ name: 'photo.jpg', bytes: Buffer.from(text) })).toEqual([
      'UNKNOWN_FORMAT',
      `photo.jpg holds ${what}: save it as JPEG, PNG, WebP or AVIF.`,
    ]);
  });

  it('has the extension of another format', async () => {
    const bytes = await (await photo()).png().toBuffer();
    expect(await fault({ name: 'photo.JPG', bytes })).toEqual([
      'DISGUISED',
      'photo.JPG is named .jpg, but holds PNG: give it the ending of its content.',
    ]);
  });

  it('a file that only starts like a picture is rejected', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]);
    expect(await fault({ name: 'photo.jpg', bytes })).toEqual([
      'BROKEN',
      'photo.jpg is damaged and cannot be read: save or copy it again.',
    ]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is a truncated %s', async (format) => {
    const whole = await (await photo()).toFormat(format).toBuffer();
    const bytes = whole.subarray(0, whole.length / 2);
    expect((await fault({ name: `half.${format}`, bytes }))[0]).toBe('BROKEN');
  });

  it('is empty', async () => {
    expect(await fault({ name: 'nothing.jpg', bytes: Buffer.of() })).toEqual([
      'EMPTY',
      'nothing.jpg is empty: choose another file.',
    ]);
  });

  it('has too many bytes, before anything is decoded', async () => {
    const bytes = Buffer.alloc((MAX_FILE_MEGABYTES + 1) * 1024 * 1024, 0xff);
    expect(await fault({ name: 'poster.png', bytes })).toEqual([
      'TOO_LARGE',
      'poster.png has 31 MB, more than 30: save it smaller.',
    ]);
  });

  it('is small but has too many pixels', async () => {
    const bytes = await sharp({
      create: { width: 9, height: 8, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    // Overwrites the dimensions in the file's header, and its checksum.
    bytes.writeUInt32BE(9000, 16);
    bytes.writeUInt32BE(8000, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    expect(await fault({ name: 'bomb.png', bytes })).toEqual([
      'TOO_MANY_PIXELS',
      'bomb.png has more than 70 megapixels: save it smaller.',
    ]);
  });

  it('is a HEIC photo as phones write it, where sharp has no decoder for HEVC', async () => {
    const decodes = await sharp(HEVC_PHOTO)
      .raw()
      .toBuffer()
      .then(
        () => true,
        () => false,
      );
    const prepared = preparePicture({ name: 'IMG_0042.HEIC', bytes: HEVC_PHOTO });
    if (decodes) expect(await read(await prepared)).toMatchObject({ width: 64, height: 48 });
    else
      await expect(prepared).rejects.toThrow(
        'IMG_0042.HEIC is a HEIC photo coded as HEVC, which this server cannot decode: save it as JPEG.',
      );
  });
});
