import { scaleBand, scaleLinear } from 'd3-scale';

/** The position of each month, in percent of a plot's width, so that the width need not be measured. */
export const monthScale = (months: readonly string[]) =>
  scaleBand(months, [0, 100]).paddingInner(0.44).paddingOuter(0.22);

/** The smallest distance between ticks, in pixels. */
const TICK_SPACE = 36;

/** Maps values to pixels: 0 is at the bottom of a plot, the highest value, rounded up to a whole tick, at its top. */
export const valueScale = (values: readonly number[], height: number) =>
  scaleLinear([0, Math.max(1, ...values)], [height, 0]).nice(height / TICK_SPACE);

/** The ticks of a plot; only whole numbers. */
export const wholeTicks = (scale: ReturnType<typeof valueScale>) =>
  scale.ticks(scale(0) / TICK_SPACE).filter(Number.isInteger);
