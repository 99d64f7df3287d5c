const KEY = 'pinpu.left';
const MOST = 30;

/** The page's HTML reads both again, and asks by the same key whether this page will be scrolled (shell/html/index.html). */
const ENTRY = 'pinpu.entry';

const entryKey = () =>
  'navigation' in window ? (window.navigation.currentEntry?.key ?? '') : globalThis.location.href;

function note() {
  try {
    const key = entryKey();
    const { [key]: _, ...others } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const all = [...Object.entries(others), [key, Math.round(window.scrollY)]];
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
    const entry = { key, href: globalThis.location.href, state: window.history.state };
    sessionStorage.setItem(ENTRY, JSON.stringify(entry));
  } catch {
    // Without storage a page that is left and returned to begins as the server has rendered it.
  }
}

/**
 * Notes, when this page is left, how far each entry of the browser's history was scrolled. A phone may end a page in the
 * background without another event.
 */
export function watchLeaving() {
  window.addEventListener('pagehide', note);
  document.addEventListener('visibilitychange', note);
}
