import {
  type ProductVideo,
  readSizeTable,
  readVideos,
  sizeTableText,
  videosText,
} from '@pinpu/shared/domain';
import type { Draft } from './draft.ts';
import type { Finding } from './finding.ts';
import type { GoodsRow } from './goods-row-repository.ts';

type GoodsMedia = Pick<GoodsRow, 'videos' | 'size_table' | 'manual'>;
type MediaField = keyof GoodsMedia;

export const NO_MEDIA: GoodsMedia = { videos: [], size_table: [], manual: '' };

export const isMediaField = (field: string | undefined): field is MediaField =>
  field !== undefined && field in NO_MEDIA;

/** Stored values as the texts of cells. */
export const mediaText: Readonly<Record<MediaField, (value: unknown) => string>> = {
  videos: (value) => videosText(value as ProductVideo[]),
  size_table: (value) => sizeTableText(value as string[][]),
  manual: String,
};

const valueIn = <T>(read: { value: T } | { why: string }, none: T): T =>
  'value' in read ? read.value : none;

const READ: { [Field in MediaField]: (cell: string) => GoodsMedia[Field] } = {
  videos: (cell) => valueIn(readVideos(cell), []),
  size_table: (cell) => valueIn(readSizeTable(cell), []),
  manual: (cell) => cell,
};

/** What the cells of a row set; their texts were found valid. */
export const mediaIn = (values: Draft['values']) =>
  (Object.keys(NO_MEDIA) as MediaField[]).flatMap((field) => {
    const cell = values.get(field);
    return cell === undefined ? [] : [[field, READ[field](String(cell ?? ''))] as const];
  });

/** The addresses of files and pictures, each with its field. */
function addressesOf({ videos = [], manual = '' }: Partial<GoodsMedia>) {
  const ofVideos = videos.flatMap(({ file, poster }) => [file, poster]);
  return [
    ...ofVideos.map((address) => ({ field: 'videos' as const, address })),
    { field: 'manual' as const, address: manual },
  ].filter(({ address }) => address !== '');
}

/** The uploads that the media of these cells use. */
export const mediaUploads = (cells: Readonly<Record<string, string>>): string[] =>
  addressesOf({
    videos: READ.videos(cells.videos ?? ''),
    manual: READ.manual(cells.manual ?? ''),
  }).map(({ address }) => address);

/** Findings about files that the shop does not have, apart from those that the product has already. */
export async function mediaFindings(
  draft: Draft,
  stored: GoodsMedia | undefined,
  hasUpload: (address: string) => Promise<boolean>,
): Promise<Finding[]> {
  const known = new Set(addressesOf(stored ?? {}).map(({ address }) => address));
  const findings: Finding[] = [];
  for (const { field, address } of addressesOf(Object.fromEntries(mediaIn(draft.values)))) {
    if (known.has(address) || (await hasUpload(address))) continue;
    findings.push(draft.finding(field, `「${address}」不在本店裡，請重新上傳，或清空這一格。`));
  }
  return findings;
}
