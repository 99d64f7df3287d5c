/** Start and end of a load, on the same clock. */
export interface Span {
  from: number;
  to: number;
}

/** The length of the longest chain of loads in which each starts after the previous one has ended. */
export function sequentialHops(loads: readonly Span[]): number {
  const depth = new Map<Span, number>();
  for (const load of [...loads].sort((a, b) => a.from - b.from)) {
    const before = loads
      .filter((other) => other.to <= load.from)
      .map((other) => depth.get(other) ?? 0);
    depth.set(load, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depth.values());
}
