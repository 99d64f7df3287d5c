/** Random numbers whose sequence depends only on a seed, so that generated goods are the same on every server. */
export interface Chance {
  /** From 0 to below 1. */
  random(): number;
  between(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const ch of text) h = Math.imul(h ^ (ch.codePointAt(0) ?? 0), 0x01000193);
  return h >>> 0;
}

export function openChance(seed: string): Chance {
  let state = hash(seed);
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
  };
}
