import { quantile } from './quantile.ts';

/** The middle value; for an even number of values the upper one. */
export const median = (values: readonly number[]) => quantile(values, 0.5);
