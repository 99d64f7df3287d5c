/** Pictures of a list seen at once on the largest screen; only they are fetched ahead of the rest. */
export const FIRST_ROW = 4;
