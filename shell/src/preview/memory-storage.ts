/** A storage in memory, empty at first. */
function memoryStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, String(text)),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

/** Replaces this window's storage, so that it neither reads nor changes what the browser has stored for the shop. */
export function storeInMemory(target: Window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(target, name, { configurable: true, value: memoryStorage() });
}
