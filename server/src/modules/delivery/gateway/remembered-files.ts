import type { VerifiedFiles } from '../registry/index.ts';

/** Enough for about eighty files of embeds, in all their compressed forms. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The key is the file's hash, so an entry never becomes stale. */
export function rememberFiles(read: VerifiedFiles): VerifiedFiles {
  const known = new Map<string, Buffer>();
  let size = 0;

  function remember(hash: string, bytes: Buffer) {
    if (known.delete(hash)) size -= bytes.length;
    known.set(hash, bytes);
    size += bytes.length;
    for (const [oldest, { length }] of known) {
      if (size <= MAX_BYTES) return;
      known.delete(oldest);
      size -= length;
    }
  }

  return async (file) => {
    const bytes = known.get(file.sha384) ?? (await read(file));
    if (bytes !== undefined) remember(file.sha384, bytes);
    return bytes;
  };
}
