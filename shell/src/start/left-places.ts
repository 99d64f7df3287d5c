const KEY = 'pinpu.left';
const MOST = 30;

/** The page's HTML asks by the same key whether this page will be scrolled (shell/html/index.html). */
const entryKey = () =>
  'navigation' in window ? (window.navigation.currentEntry?.key ?? '') : globalThis.location.href;

function note() {
  try {
    const { [entryKey()]: _, ...others } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const all = [...Object.entries(others), [entryKey(), Math.round(window.scrollY)]];
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  } catch {
    // Without storage a page that is left and returned to begins as the server has rendered it.
  }
}

/** Notes, when this page is left, how far each entry of the browser's history was scrolled. */
export function watchLeaving() {
  window.addEventListener('pagehide', note);
}
