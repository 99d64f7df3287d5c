/** Names with sizes, ordered by last use; limits their total size. */
export interface RecentlyUsed {
  /** Records a use. Returns and forgets the least recently used names that no longer fit. */
  use(name: string, size: number): string[];
}

export function openRecentlyUsed(maxSize: number): RecentlyUsed {
  /** A Map iterates in insertion order, so its first entry is the least recently used. */
  const sizes = new Map<string, number>();
  let total = 0;

  function forget(name: string) {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
  }

  return {
    use(name, size) {
      forget(name);
      sizes.set(name, size);
      total += size;
      const dropped: string[] = [];
      for (const oldest of sizes.keys()) {
        if (total <= maxSize) break;
        forget(oldest);
        dropped.push(oldest);
      }
      return dropped;
    },
  };
}
