import sharp, { type Metadata, type Sharp } from 'sharp';
import { endingOf, type FileFormat, formatOf, isNamedAs, nameOfOther } from './file-format.ts';

export type PictureFault =
  | 'EMPTY'
  | 'TOO_LARGE'
  | 'UNKNOWN_FORMAT'
  | 'DISGUISED'
  | 'TOO_MANY_PIXELS'
  | 'HEVC_UNSUPPORTED'
  | 'BROKEN';

/** A rejected file; the message is a sentence with its name, the reason and what to do. */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly code: PictureFault;

  constructor(code: PictureFault, file: string, reason: string) {
    super(`${file} ${reason}`);
    this.code = code;
  }
}

export interface PictureFile {
  /** The file's name; its extension must fit the content. */
  name: string;
  bytes: Buffer;
}

const MEGABYTE = 1024 * 1024;
export const MAX_FILE_MEGABYTES = 30;
/** More than a phone's camera takes (50 megapixels), and few enough for the memory. */
export const MAX_MEGAPIXELS = 70;
/** The longest side of a stored picture in pixels; more than the largest width that is served. */
const STORED_SIDE = 2560;
const DECODE_SECONDS = 60;

const open = (bytes: Buffer) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: MAX_MEGAPIXELS * 1_000_000 });

/** Checks that need no decoding. @throws PictureError */
export function checkFile({ name, bytes }: PictureFile): FileFormat {
  if (bytes.length === 0) throw new PictureError('EMPTY', name, 'is empty: choose another file.');
  if (bytes.length > MAX_FILE_MEGABYTES * MEGABYTE)
    throw new PictureError(
      'TOO_LARGE',
      name,
      `has ${Math.ceil(bytes.length / MEGABYTE)} MB, more than ${MAX_FILE_MEGABYTES}: save it smaller.`,
    );
  const format = formatOf(bytes);
  if (!format)
    throw new PictureError(
      'UNKNOWN_FORMAT',
      name,
      `holds ${nameOfOther(bytes)}: save it as JPEG, PNG, WebP or AVIF.`,
    );
  if (!isNamedAs(name, format))
    throw new PictureError(
      'DISGUISED',
      name,
      `is named .${endingOf(name)}, but holds ${format.toUpperCase()}: give it the ending of its content.`,
    );
  return format;
}

/** sharp's names of the formats. */
const DECODED_AS: Record<FileFormat, string> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  heic: 'heif',
};

const broken = (name: string) =>
  new PictureError('BROKEN', name, 'is damaged and cannot be read: save or copy it again.');

async function readHead({ name, bytes }: PictureFile, format: FileFormat): Promise<Metadata> {
  const head = await open(bytes)
    .metadata()
    .catch((error: unknown) => {
      if (!(error instanceof Error && error.message.includes('pixel limit'))) throw broken(name);
      throw new PictureError(
        'TOO_MANY_PIXELS',
        name,
        `has more than ${MAX_MEGAPIXELS} megapixels: save it smaller.`,
      );
    });
  if (head.format !== DECODED_AS[format]) throw broken(name);
  return head;
}

/** Lossless where sharp edges or transparency may matter, otherwise a visually lossless JPEG. */
const encoded = (picture: Sharp, format: FileFormat, { hasAlpha }: Metadata) =>
  hasAlpha || format === 'png'
    ? picture.png({ compressionLevel: 7 })
    : picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });

/**
 * A file's pixels as they are stored: upright, in sRGB, at most 2560 pixels a side. Location, camera, profile and
 * appended data are dropped. @throws PictureError for a file that is broken, too large, or of another type than its
 * name says.
 */
export async function preparePicture(file: PictureFile): Promise<Buffer> {
  const format = checkFile(file);
  const head = await readHead(file, format);
  const picture = open(file.bytes)
    .autoOrient()
    .timeout({ seconds: DECODE_SECONDS })
    .resize(STORED_SIDE, STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  try {
    return await encoded(picture, format, head).toBuffer();
  } catch {
    if (head.compression !== 'hevc') throw broken(file.name);
    throw new PictureError(
      'HEVC_UNSUPPORTED',
      file.name,
      'is a HEIC photo coded as HEVC, which this server cannot decode: save it as JPEG.',
    );
  }
}

const TEXTS: Readonly<Record<PictureFault, string>> = {
  EMPTY: '是空的檔案，請換一個檔案。',
  TOO_LARGE: `超過 ${MAX_FILE_MEGABYTES} MB，請縮小後再上傳。`,
  UNKNOWN_FORMAT: '不是可以使用的圖片，請存成 JPEG、PNG、WebP 或 AVIF。',
  DISGUISED: '的內容與副檔名不符，請以正確的格式另存後再上傳。',
  TOO_MANY_PIXELS: `超過 ${MAX_MEGAPIXELS} 百萬像素，請縮小後再上傳。`,
  HEVC_UNSUPPORTED: '是 HEIC 照片，這部伺服器無法讀取，請存成 JPEG，或在相機設定選「最相容」。',
  BROKEN: '已損壞，無法讀取，請重新存檔或複製後再上傳。',
};

/** Why a file is not accepted, as a sentence for a screen that begins with its name. */
export const pictureFaultText = (code: PictureFault, name: string): string =>
  `「${name}」${TEXTS[code]}`;

export const pictureFaultReason = (code: PictureFault): string => TEXTS[code];
