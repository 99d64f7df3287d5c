/** Texts that local storage did not take: blocked, full, or a private window. They last as long as the page. */
const unstored = new Map<string, string>();

const listeners = new Map<string, Set<() => void>>();

function announce(key: string) {
  for (const listener of listeners.get(key) ?? []) listener();
}

// A key of null: another tab has cleared everything. Nothing is stored on the server.
globalThis.window?.addEventListener('storage', ({ key }) => {
  for (const name of key === null ? [...unstored.keys()] : [key]) unstored.delete(name);
  for (const name of key === null ? [...listeners.keys()] : [key]) announce(name);
});

/** Calls `listener` when another tab changes `key`, until the returned function is called. */
export function onStored(key: string, listener: () => void): () => void {
  const those = listeners.get(key) ?? new Set();
  listeners.set(key, those.add(listener));
  return () => those.delete(listener);
}

/** The text stored under `key`. Never throws. */
export function readText(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The keys that local storage has. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Stores a text, and returns whether it outlasts this page; local storage may be blocked, or full. */
export function writeText(key: string, text: string): boolean {
  if (typeof window === 'undefined') return false;
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, text);
    return false;
  }
}

/** Deletes what is stored under `key`. */
export function removeText(key: string): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing to remove without storage.
  }
}

/** Deletes everything but `spared`, also what remotes have stored that this page has not loaded. */
export function removeTexts(spared: readonly string[]): void {
  for (const key of [...unstored.keys(), ...storedKeys()])
    if (!spared.includes(key)) removeText(key);
  try {
    sessionStorage.clear();
  } catch {
    // Nothing to remove without storage.
  }
}

/** Whether what was last written under `key` outlasts this page. */
export const outlastsPage = (key: string): boolean => !unstored.has(key);
