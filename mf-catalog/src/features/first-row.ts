/** Tiles of the first row on the largest screen; only their pictures load eagerly. */
export const FIRST_ROW = 4;
