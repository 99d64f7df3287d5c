import { randomId, shuffleSeedAtom, useAtomValue } from '@pinpu/shared/state';

const KEY = 'pinpu.visit';

function seedOfVisit() {
  const fresh = randomId();
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored !== null) return stored;
    sessionStorage.setItem(KEY, fresh);
  } catch {
    // Without storage the seed lasts until the reload.
  }
  return fresh;
}

let own: string | undefined;

/** The seed of a visit whose pages the server has not rendered. */
export function ownSeed(): string {
  own ??= seedOfVisit();
  return own;
}

/**
 * The seed by which home shuffles: stable for one visit, so that Back shows the same order. The server's where it has
 * rendered a page of this visit.
 */
export function useVisitSeed(): string {
  const served = useAtomValue(shuffleSeedAtom);
  return served === '' ? ownSeed() : served;
}
