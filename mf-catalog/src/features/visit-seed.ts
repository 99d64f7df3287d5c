import { randomId } from '@pinpu/shared/state';

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

/** The seed by which home shuffles: stable for one visit, so that Back shows the same order. */
export const visitSeed = seedOfVisit();
