const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

const zeros = (length: number) => Buffer.alloc(length);

interface TinyMp4 {
  /** The first of them is the major brand. */
  brands?: readonly string[];
  codec?: string;
  /** The content, which makes two files different. */
  data?: string;
  sound?: string;
}

const track = (handler: string, codec: string) => {
  const handlerBox = box('hdlr', zeros(8), handler, zeros(13));
  const table = box('stbl', box('stsd', zeros(7), '\x01', box(codec, zeros(78))));
  return box('trak', box('mdia', handlerBox, box('minf', table)));
};

/** The container of an MP4 video without a picture: as small as one can be that is complete. */
export function tinyMp4({
  brands = ['isom', 'iso2', 'avc1', 'mp41'],
  codec = 'avc1',
  sound = 'mp4a',
  data = 'tea',
}: TinyMp4 = {}): Buffer {
  const [major = '', ...others] = brands;
  return Buffer.concat([
    box('ftyp', major, zeros(4), major, ...others),
    box('moov', box('mvhd', zeros(100)), track('vide', codec), track('soun', sound)),
    box('mdat', data),
  ]);
}

/** A PDF of one empty page. */
export const tinyPdf = (title = '說明書'): Buffer =>
  Buffer.from(`%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
% ${title}
trailer<</Root 1 0 R>>
%%EOF
`);
