/** A product id and a quantity: all that the cart merge needs. */
export interface LineQuantity {
  prd_id: string;
  qty: number;
}

/** A line whose quantity grew in a merge; `from` is 0 for a new line. */
export interface GrownLine {
  prd_id: string;
  from: number;
  to: number;
}

const quantitiesOf = (lines: readonly LineQuantity[]) =>
  new Map(lines.map(({ prd_id, qty }) => [prd_id, Math.max(0, qty)]));

/** Three-way merge of one quantity: the side that changed wins; if both changed, the larger quantity. */
function mergedQuantity(base: number, mine: number, theirs: number): number {
  if (mine === base) return theirs;
  if (theirs === base) return mine;
  return Math.max(mine, theirs);
}

interface Carts {
  /** The last common state; empty where there is none. */
  base: readonly LineQuantity[];
  mine: readonly LineQuantity[];
  theirs: readonly LineQuantity[];
}

/**
 * Merges two carts: lines of `mine` in their order, then lines only in `theirs`. Without a base, all lines of both
 * remain, each with the larger quantity; with a base, only changes since then count, removals included (ADR 0117).
 */
export function mergedCart({ base, mine, theirs }: Carts): LineQuantity[] {
  const [before, own, other] = [quantitiesOf(base), quantitiesOf(mine), quantitiesOf(theirs)];
  return [...new Set([...own.keys(), ...other.keys()])]
    .map((prd_id) => ({
      prd_id,
      qty: mergedQuantity(before.get(prd_id) ?? 0, own.get(prd_id) ?? 0, other.get(prd_id) ?? 0),
    }))
    .filter(({ qty }) => qty > 0);
}

export function grownLines(
  before: readonly LineQuantity[],
  after: readonly LineQuantity[],
): GrownLine[] {
  const had = quantitiesOf(before);
  return after
    .map(({ prd_id, qty }) => ({ prd_id, from: had.get(prd_id) ?? 0, to: qty }))
    .filter(({ from, to }) => to > from);
}
