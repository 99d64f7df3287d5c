/** A browser that has been in no list yet. */
export function forgetPlaces() {
  sessionStorage.clear();
  window.history.replaceState(null, '');
}
