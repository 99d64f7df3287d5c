export type FileFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const ENDINGS: Record<FileFormat, readonly string[]> = {
  jpeg: ['jpg', 'jpeg', 'jfif'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
  heic: ['heic', 'heif', 'hif'],
};

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];

const latin = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** The format of an ISO media file, from the brands in its first box. */
function isoFormat(bytes: Buffer): FileFormat | undefined {
  if (latin(bytes, 4, 8) !== 'ftyp') return undefined;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = Array.from({ length: Math.max(0, Math.floor((end - 8) / 4)) }, (_, at) =>
    latin(bytes, 8 + at * 4, 12 + at * 4),
  );
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined;
}

/** A file's format by its first bytes; undefined for a format that is not accepted. */
export function formatOf(bytes: Buffer): FileFormat | undefined {
  if (latin(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  return bytes.length >= 12 ? isoFormat(bytes) : undefined;
}

const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:\xef\xbb\xbf)?\s*</, 'SVG, HTML or other XML'],
  [/^GIF8/, 'GIF'],
  [/^%PDF/, 'PDF'],
  [/^BM/, 'BMP'],
  [/^(?:II\*|MM)/, 'TIFF or a camera raw format'],
  [/^PK/, 'a ZIP archive'],
];

/** The likely kind of a file that is not accepted, for a message. */
export const nameOfOther = (bytes: Buffer): string =>
  OTHERS.find(([pattern]) => pattern.test(latin(bytes, 0, 64)))?.[1] ?? 'something else';

/** The extension of a file name in lower case; '' where there is none. */
export const endingOf = (name: string): string =>
  /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a name's extension fits a format; a name without an extension fits any. */
export const isNamedAs = (name: string, format: FileFormat): boolean =>
  endingOf(name) === '' || ENDINGS[format].includes(endingOf(name));
