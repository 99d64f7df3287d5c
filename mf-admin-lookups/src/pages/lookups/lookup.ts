import type { LookupRequest } from '../../api/lookup-request.ts';
import type { LookupColumn } from './table/lookup-column.ts';

/** A list of the administrative side (spec §7). */
export interface Lookup<Item> {
  /** Its name in the address. */
  view: string;
  title: string;
  /** Whether its items belong to business users. */
  isScoped: boolean;
  read: (request: LookupRequest) => Promise<Item[]>;
  idOf: (item: Item) => string;
  labelOf: (item: Item) => string;
  columns: readonly LookupColumn<Item>[];
}
