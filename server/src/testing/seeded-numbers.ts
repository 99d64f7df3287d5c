/** A whole number from 0 to `below` − 1. */
export type Draw = (below: number) => number;

/** A seeded generator (mulberry32), so that a failure can be reproduced. */
export function numbersFrom(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

export function oneOf<T>(choices: readonly [T, ...T[]], draw: Draw): T {
  return choices[draw(choices.length)] ?? choices[0];
}
