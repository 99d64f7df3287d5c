import { mediaAt } from '@pinpu/shared/domain';
import type { PictureStorage } from '../picture/port.ts';

const MOST = 10_000;

/** The sizes of stored files by name. They never change, so that each is looked up once. */
export function openMediaSizes({ size }: Pick<PictureStorage, 'size'>) {
  const known = new Map<string, number>();
  return async (name: string): Promise<number | undefined> => {
    const cached = known.get(name);
    if (cached !== undefined) return cached;
    const bytes = await size(name);
    if (bytes === undefined) return undefined;
    if (known.size >= MOST) known.clear();
    known.set(name, bytes);
    return bytes;
  };
}

export type MediaSizes = ReturnType<typeof openMediaSizes>;

/** The size of a manual by its path; 0 where the storage does not have it, or does not answer. */
export async function manualSize(sizeOf: MediaSizes, path: string): Promise<number> {
  const name = mediaAt(path)?.name;
  return (name && (await sizeOf(name).catch(() => 0))) || 0;
}
