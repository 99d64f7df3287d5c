/** The text that a list's address searches for, as the server accepts it. */
export const searchTextOf = (query: Pick<URLSearchParams, 'get'>): string =>
  query.get('q')?.trim().slice(0, 60) ?? '';

/** The address of a list: its filter without what is empty, or as `usual` says. */
export function listAddress(
  path: string,
  filter: Readonly<Record<string, string | undefined>>,
  usual: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value && value !== usual[name]) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
