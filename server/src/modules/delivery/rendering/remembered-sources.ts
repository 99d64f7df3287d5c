/** Enough for the builds of a shop with thirty remotes. */
const MAX_CHARACTERS = 24 * 1024 * 1024;

/**
 * Reads sources through an in-memory cache of the most recent ones; the key is the source's hash, so an entry never
 * becomes stale.
 */
export function rememberSources(read: (key: string, hash: string) => Promise<string | undefined>) {
  const known = new Map<string, string>();
  let size = 0;

  function remember(hash: string, source: string) {
    size += source.length - (known.get(hash)?.length ?? 0);
    known.delete(hash);
    known.set(hash, source);
    for (const [oldest, { length }] of known) {
      if (size <= MAX_CHARACTERS) return;
      known.delete(oldest);
      size -= length;
    }
  }

  return async (key: string, hash: string): Promise<string | undefined> => {
    const source = known.get(hash) ?? (await read(key, hash));
    if (source !== undefined) remember(hash, source);
    return source;
  };
}
