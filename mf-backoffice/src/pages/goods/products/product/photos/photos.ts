import { randomId } from '@pinpu/shared/state';

/** A photo of a product's form. */
export interface Photo {
  id: string;
  /** '' until it is uploaded. */
  address: string;
  /** The name of its file; '' for a photo that was already stored. */
  name: string;
  state: 'stored' | 'waiting' | 'sending' | 'failed';
  /** The sent share, from 0 to 1. */
  progress: number;
  /** Why it could not be uploaded. */
  message: string;
  /** Removed from the product when that is saved; can be undone until then. */
  removed: boolean;
}

const NONE = { progress: 0, message: '', removed: false };

export const storedPhotos = (cell: string): Photo[] =>
  cell
    .split('\n')
    .filter((address) => address !== '')
    .map((address) => ({ ...NONE, id: randomId(), address, name: '', state: 'stored' }));

const MEGABYTE = 1024 * 1024;
const MOST_MEGABYTES = 30;

/** Why the server would reject a file because of its size; '' if there is no such reason. */
function sizeFault({ name, size }: File): string {
  if (size === 0) return `「${name}」是空的檔案，請換一個檔案。`;
  return size > MOST_MEGABYTES * MEGABYTE
    ? `「${name}」超過 ${MOST_MEGABYTES} MB，請縮小後再上傳。`
    : '';
}

/** A chosen file, which waits for its upload; failed if its size would be rejected. */
export function chosenPhoto(file: File): Photo {
  const message = sizeFault(file);
  const state = message === '' ? 'waiting' : 'failed';
  return { ...NONE, id: randomId(), address: '', name: file.name, state, message };
}

/** The text of the cell: the photos' addresses in order, one per line. */
export const picturesCell = (photos: readonly Photo[]): string =>
  photos
    .filter(({ address, removed }) => address !== '' && !removed)
    .map(({ address }) => address)
    .join('\n');

export const isUploading = (photos: readonly Photo[]): boolean =>
  photos.some(({ state, removed }) => !removed && (state === 'waiting' || state === 'sending'));

/** The photos after one of them was moved to another position. */
export function movePhoto(photos: readonly Photo[], id: string, to: number): Photo[] {
  const moved = photos.find((photo) => photo.id === id);
  if (!moved) return [...photos];
  const rest = photos.filter((photo) => photo !== moved);
  const at = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, at), moved, ...rest.slice(at)];
}
