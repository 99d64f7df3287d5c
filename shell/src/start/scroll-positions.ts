const KEY = 'pinpu.left';
const MOST = 30;

/** Also read by the page's HTML, to find out whether the browser will scroll this page (shell/src/inline). */
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
    // Without storage, a page that is returned to starts as the server has rendered it.
  }
}

/**
 * When this page is left, records the scroll position of each history entry. Also when it is hidden, since a phone may
 * end a background page without another event.
 */
export function watchLeaving() {
  window.addEventListener('pagehide', note);
  document.addEventListener('visibilitychange', note);
}
