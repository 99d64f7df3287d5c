/** FNV-1a hash of a text, 32 bits. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (const char of text) bits = Math.imul(bits ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return bits >>> 0;
}

/** Mulberry32: returns a function that gives the next number in [0, 1), from a 32-bit state. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Shuffles a list. The same seed gives the same order, which is stable during a visit. */
export function shuffle<Item>(list: readonly Item[], seed: string | number): Item[] {
  const random = randomFrom(hash(String(seed)));
  return list
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
