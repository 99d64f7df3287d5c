/** The number of tiles in the first row of the largest screen; only their pictures load eagerly. */
export const FIRST_ROW = 4;
