const KEY = 'pinpu.visit';

function seedOfVisit() {
  const fresh = crypto.randomUUID();
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept !== null) return kept;
    sessionStorage.setItem(KEY, fresh);
  } catch {
    // Without storage the order holds until the reload.
  }
  return fresh;
}

/** What home shuffles by: the same for one visit, so that Back finds everything where it was. */
export const visitSeed = seedOfVisit();
