/** A field of a lookup's items, in its table, its details and its CSV file. */
export interface LookupColumn<Item> {
  key: string;
  head: string;
  text: (item: Item) => string;
  /** Shown in the details and the CSV file only. */
  isDetail?: boolean;
}

/** The columns of a table, without those that only the details show. */
export const tableColumns = <Item>(columns: readonly LookupColumn<Item>[]) =>
  columns.filter(({ isDetail }) => isDetail !== true);
