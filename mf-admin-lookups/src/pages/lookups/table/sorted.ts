import type { LookupColumn } from './lookup-column.ts';

export interface Sorting {
  key: string;
  isDescending: boolean;
}

const collator = new Intl.Collator('zh-Hant-TW', { numeric: true });

/** The items sorted by a column's text, in Taiwan's order; unchanged without a sorting. */
export function sorted<Item>(
  items: readonly Item[],
  columns: readonly LookupColumn<Item>[],
  sorting: Sorting | undefined,
): readonly Item[] {
  const column = columns.find(({ key }) => key === sorting?.key);
  if (column === undefined) return items;
  const sign = sorting?.isDescending ? -1 : 1;
  return items
    .map((item) => ({ item, text: column.text(item) }))
    .sort((a, b) => sign * collator.compare(a.text, b.text))
    .map(({ item }) => item);
}

/** The next sorting when a column's head is pressed: ascending, descending, then the list's own order. */
export function nextSorting(sorting: Sorting | undefined, key: string): Sorting | undefined {
  if (sorting?.key !== key) return { key, isDescending: false };
  return sorting.isDescending ? undefined : { key, isDescending: true };
}
