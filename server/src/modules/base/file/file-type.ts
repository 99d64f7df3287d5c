export type FileKind = 'plain' | 'text' | 'zip' | 'document';

export interface FileType {
  mime: string;
  kind: FileKind;
  /** Whether a file that begins with these bytes, decoded as Latin-1, is of this type. */
  begins: (head: string) => boolean;
  parts?: readonly string[];
}

export const HEAD_BYTES = 32;

const has =
  (signatures: readonly string[], at = 0) =>
  (head: string) =>
    signatures.some((signature) => head.startsWith(signature, at));

const plain = (mime: string, begins: FileType['begins']): FileType => ({
  mime,
  kind: 'plain',
  begins,
});
const text = (mime: string): FileType => ({ mime, kind: 'text', begins: () => true });

const isZip = has(['PK\x03\x04']);
const isOle = has(['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']);
const isRiff = has(['RIFF']);
const isWebp = has(['WEBP'], 8);
const brands = (...names: string[]) =>
  has(
    names.map((name) => `ftyp${name}`),
    4,
  );
const JPEG = plain('image/jpeg', has(['\xff\xd8\xff']));
const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const document = (mime: string, ...parts: string[]): FileType => ({
  mime,
  kind: 'document',
  begins: isZip,
  parts,
});
const openXml = (name: string, part: string) =>
  document(`${OPEN_XML}.${name}`, '[Content_Types].xml', part);
const openDocument = (name: string) =>
  document(`application/vnd.oasis.opendocument.${name}`, 'mimetype', 'content.xml');

/** The accepted types by extension. Browsers run code in none of them. */
export const FILE_TYPES: Readonly<Record<string, FileType>> = {
  pdf: plain('application/pdf', has(['%PDF-'])),
  jpg: JPEG,
  jpeg: JPEG,
  png: plain('image/png', has(['\x89PNG\r\n\x1a\n'])),
  gif: plain('image/gif', has(['GIF87a', 'GIF89a'])),
  webp: plain('image/webp', (head) => isRiff(head) && isWebp(head)),
  avif: plain('image/avif', brands('avif', 'avis')),
  heic: plain('image/heic', brands('heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1')),
  csv: text('text/csv'),
  txt: text('text/plain'),
  doc: plain('application/msword', isOle),
  xls: plain('application/vnd.ms-excel', isOle),
  ppt: plain('application/vnd.ms-powerpoint', isOle),
  docx: openXml('wordprocessingml.document', 'word/document.xml'),
  xlsx: openXml('spreadsheetml.sheet', 'xl/workbook.xml'),
  pptx: openXml('presentationml.presentation', 'ppt/presentation.xml'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
  zip: { mime: 'application/zip', kind: 'zip', begins: isZip },
};

export function typeOfName(name: string): FileType | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(FILE_TYPES, extension) ? FILE_TYPES[extension] : undefined;
}
