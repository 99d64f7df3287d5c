import { quantile } from './quantile.ts';

/** The middle value; of an even number the upper one. */
export const median = (values: readonly number[]) => quantile(values, 0.5);
