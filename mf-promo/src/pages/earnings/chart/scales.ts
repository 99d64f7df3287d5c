import { scaleBand, scaleLinear } from 'd3-scale';

/** Where the months are, in percent of a plot's width, so that a plot follows its width without being measured. */
export const monthScale = (months: readonly string[]) =>
  scaleBand(months, [0, 100]).paddingInner(0.44).paddingOuter(0.22);

/** How far apart ticks are at least, in px. */
const TICK_SPACE = 36;

/** From the bottom of a plot to the highest value, rounded up to a whole tick. */
export const valueScale = (values: readonly number[], height: number) =>
  scaleLinear([0, Math.max(1, ...values)], [height, 0]).nice(height / TICK_SPACE);

/** The ticks of a plot, none between whole numbers. */
export const wholeTicks = (scale: ReturnType<typeof valueScale>) =>
  scale.ticks(scale(0) / TICK_SPACE).filter(Number.isInteger);
