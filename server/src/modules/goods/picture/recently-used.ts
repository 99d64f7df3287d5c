/** Names with sizes by last use. Returns a function that records a use and returns those dropped beyond `maxSize`. */
export function openRecentlyUsed(maxSize: number) {
  /** A Map iterates in insertion order, so its first entry is the least recently used. */
  const sizes = new Map<string, number>();
  let total = 0;

  function forget(name: string) {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
  }

  return (name: string, size: number): string[] => {
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
  };
}
