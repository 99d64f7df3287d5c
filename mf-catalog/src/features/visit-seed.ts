import { randomId, shuffleSeedAtom, useAtomValue } from '@pinpu/shared/state';

const KEY = 'pinpu.visit';

function seedOfVisit() {
  const fresh = randomId();
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored !== null) return stored;
    sessionStorage.setItem(KEY, fresh);
  } catch {
    // Without storage the seed changes with every load.
  }
  return fresh;
}

let own: string | undefined;

/** The seed of this browser's visit; used unless the server has rendered a page of it. */
export function ownSeed(): string {
  own ??= seedOfVisit();
  return own;
}

/**
 * The seed with which home shuffles: the same for a whole visit, so that Back shows the same order. If the server has
 * rendered a page of this visit, it is the server's.
 */
export function useVisitSeed(): string {
  const served = useAtomValue(shuffleSeedAtom);
  return served === '' ? ownSeed() : served;
}
