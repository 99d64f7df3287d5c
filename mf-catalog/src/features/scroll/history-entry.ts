import { randomId } from '@pinpu/shared/state';

/** The router's key for all entries that it did not create. */
const UNNAMED = 'default';

const stampOf = (state: unknown): string => {
  const stamp = (state as { list?: unknown } | null)?.list;
  return typeof stamp === 'string' ? stamp : '';
};

/** The key of a history entry, stable across reloads; '' for one without. */
export const entryName = (key: string) =>
  key === UNNAMED ? stampOf(globalThis.window?.history.state) : key;

/** The key of a history entry. The first entry gets one, since the router leaves it without. */
export function namedEntry(key: string): string {
  const name = entryName(key);
  if (name !== '') return name;
  const list = randomId();
  window.history.replaceState({ ...window.history.state, list }, '');
  return list;
}

export function currentEntry(): string {
  const { key } = (window.history.state ?? {}) as { key?: string };
  return entryName(key ?? UNNAMED);
}
