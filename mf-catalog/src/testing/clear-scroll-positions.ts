/** Clears all stored positions, as in a new browser. */
export function clearScrollPositions() {
  sessionStorage.clear();
  window.history.replaceState(null, '');
}
