const KEY = 'pinpu.left';
const MOST = 30;

/** The page's HTML reads both again, and asks by the same key whether this page will be scrolled (shell/html/index.html). */
const ENTRY = 'pinpu.entry';

const entryKey = () =>
  'navigation' in window ? (window.navigation.currentEntry?.key ?? '') : globalThis.location.href;

function noteEntry() {
  try {
    const { href } = globalThis.location;
    const { state } = window.history;
    sessionStorage.setItem(ENTRY, JSON.stringify({ key: entryKey(), href, state }));
  } catch {
    // Without storage a page that gets another process on a reload begins at the top.
  }
}

function note() {
  noteEntry();
  try {
    const { [entryKey()]: _, ...others } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const all = [...Object.entries(others), [entryKey(), Math.round(window.scrollY)]];
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
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
