/** A browser that has been in no list yet. */
export function clearScrollPositions() {
  sessionStorage.clear();
  window.history.replaceState(null, '');
}
