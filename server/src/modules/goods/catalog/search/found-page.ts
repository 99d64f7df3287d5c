import type { ProductFilter } from './product-filter.ts';

export interface FoundPage {
  [column: string]: unknown;
  prd_ids: string[];
  total: number;
  /** How many products match as typed, where the list also has looser matches. */
  exact?: number;
}

/** From this offset on, scanning from the end of the index may be shorter. */
export const DEEP = 1000;

export const offsetOf = ({ query: { page, size } }: ProductFilter) => (page - 1) * size;
