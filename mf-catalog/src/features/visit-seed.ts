const KEY = 'pinpu.visit';

function seedOfVisit() {
  const fresh = crypto.randomUUID();
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored !== null) return stored;
    sessionStorage.setItem(KEY, fresh);
  } catch {
    // Without storage the order holds until the reload.
  }
  return fresh;
}

/** What home shuffles by: the same for one visit, so that Back finds everything where it was. */
export const visitSeed = seedOfVisit();
