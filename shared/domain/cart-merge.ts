/** What is wanted of a product; all that two carts need to know of each other. */
export interface LineQuantity {
  prd_id: string;
  qty: number;
}

/** A line that grew when two carts became one, `from` 0 where there was none. */
export interface GrownLine {
  prd_id: string;
  from: number;
  to: number;
}

const quantitiesOf = (lines: readonly LineQuantity[]) =>
  new Map(lines.map(({ prd_id, qty }) => [prd_id, Math.max(0, qty)]));

/** Whoever changed a quantity decides it; where both did, the larger one stays, so that nothing is lost or doubled. */
function mergedQuantity(base: number, mine: number, theirs: number): number {
  if (mine === base) return theirs;
  if (theirs === base) return mine;
  return Math.max(mine, theirs);
}

interface Carts {
  /** What both had when they last agreed; nothing where they never met. */
  base: readonly LineQuantity[];
  mine: readonly LineQuantity[];
  theirs: readonly LineQuantity[];
}

/**
 * One cart of two: the lines of mine in their order, then those of theirs alone. Carts that never met keep all lines
 * of both and the larger quantity of each; after that only what was changed since counts, a removal too (ADR 0117).
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

/** The lines of which there is more than before. */
export function grownLines(
  before: readonly LineQuantity[],
  after: readonly LineQuantity[],
): GrownLine[] {
  const had = quantitiesOf(before);
  return after
    .map(({ prd_id, qty }) => ({ prd_id, from: had.get(prd_id) ?? 0, to: qty }))
    .filter(({ from, to }) => to > from);
}

/** Whether two carts want the same, in whatever order. */
export function isSameCart(a: readonly LineQuantity[], b: readonly LineQuantity[]): boolean {
  const own = quantitiesOf(a);
  return own.size === quantitiesOf(b).size && b.every(({ prd_id, qty }) => own.get(prd_id) === qty);
}
