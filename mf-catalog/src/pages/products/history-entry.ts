/** The router's name for every entry that it did not make itself. */
const UNNAMED = 'default';

const stampOf = (state: unknown): string => {
  const stamp = (state as { list?: unknown } | null)?.list;
  return typeof stamp === 'string' ? stamp : '';
};

/** The name of an entry of the browser's history, the same after a reload; '' for one without. */
export const entryName = (key: string) => (key === UNNAMED ? stampOf(window.history.state) : key);

/** The same; gives a name to the entry the shopper came in by, which the router leaves without. */
export function namedEntry(key: string): string {
  const name = entryName(key);
  if (name !== '') return name;
  const list = crypto.randomUUID();
  window.history.replaceState({ ...window.history.state, list }, '');
  return list;
}
