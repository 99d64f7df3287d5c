/**
 * Texts that local storage did not accept, since it is blocked, full, or in a private window; kept until the page
 * closes.
 */
const unstored = new Map<string, string>();

const listeners = new Map<string, Set<() => void>>();

function announce(key: string) {
  for (const listener of listeners.get(key) ?? []) listener();
}

// A null key means that another tab has cleared everything. There is no storage on the server.
globalThis.window?.addEventListener('storage', ({ key }) => {
  for (const name of key === null ? [...unstored.keys()] : [key]) unstored.delete(name);
  for (const name of key === null ? [...listeners.keys()] : [key]) announce(name);
});

/** Calls `listener` when another tab changes `key`; the returned function stops that. */
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

/** Stores a text; returns false where it is only kept until the page closes, since local storage is blocked or full. */
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

export function removeText(key: string): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing to remove without storage.
  }
}

/** Deletes everything except `spared`, including texts of remotes that this page has not loaded. */
export function removeTexts(spared: readonly string[]): void {
  for (const key of [...unstored.keys(), ...storedKeys()])
    if (!spared.includes(key)) removeText(key);
  try {
    sessionStorage.clear();
  } catch {
    // Nothing to remove without storage.
  }
}

/** Whether the last text written under `key` was stored, and so will be there after this page. */
export const outlastsPage = (key: string): boolean => !unstored.has(key);
