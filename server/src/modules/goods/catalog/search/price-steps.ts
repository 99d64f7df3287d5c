/** As SQL's `price_step`: prices with equal length and first two digits share one. */
function stepOf(price: number) {
  const width = 10 ** Math.max(0, String(price).length - 2);
  const from = price - (price % width);
  return { from, until: from + width - 1 };
}

interface Span {
  from: number;
  until: number;
}

/** Splits the range `min` to `max` into whole steps and the partial steps at both ends. */
export function stepsBetween(min: number, max: number): { steps: Span; ends: Span[] } {
  const low = stepOf(min);
  const high = Number.isFinite(max) ? stepOf(max) : { from: max, until: max };
  const isLowWhole = low.from === min;
  const isHighWhole = high.until === max;
  if (low.from === high.from && !(isLowWhole && isHighWhole)) {
    return { steps: { from: 1, until: 0 }, ends: [{ from: min, until: max }] };
  }
  const ends: Span[] = [];
  if (!isLowWhole) ends.push({ from: min, until: low.until });
  if (!isHighWhole) ends.push({ from: high.from, until: max });
  return {
    steps: {
      from: isLowWhole ? low.from : low.until + 1,
      until: isHighWhole ? high.from : high.from - 1,
    },
    ends,
  };
}
