/** Names by their last use, each with a size, of a limited total size. */
export interface RecentlyUsed {
  /** Notes a use; returns the names used the longest ago that no longer fit, and forgets them. */
  use(name: string, size: number): string[];
}

export function openRecentlyUsed(maxSize: number): RecentlyUsed {
  /** A Map iterates in the order of insertion: the first one is the one used the longest ago. */
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
