/** One drawing in progress: its random numbers, and names for its clip paths. */
export interface Sheet {
  /** A number from 0 to below 1; the sequence depends only on the seed. */
  random(): number;
  between(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** An id no other clip path of this drawing has. */
  name(): string;
}

function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const ch of text) h = Math.imul(h ^ (ch.codePointAt(0) ?? 0), 0x01000193);
  return h >>> 0;
}

/** The random numbers are deterministic: a product's picture must be the same bytes on every server. */
export function openSheet(seed: string): Sheet {
  let state = hash(seed);
  let names = 0;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    random,
    between: (low, high) => low + (high - low) * random(),
    pick: (choices) => choices[Math.floor(random() * choices.length)] ?? choices[0],
    name: () => `c${(names++).toString(36)}`,
  };
}
