import { stored } from './stored.ts';

interface Entry {
  href: string;
  key: string;
  state: unknown;
}

/** Restores the history entry that a reload has lost, because the browser had ended the page's process; returns its key. */
function restoredKey(): string | undefined {
  const last = stored<Entry>('sessionStorage', 'pinpu.entry');
  if (!last || last.href !== location.href || history.state !== null) return undefined;
  history.replaceState(last.state, '');
  return last.key;
}

/**
 * Marks a page that the browser will scroll to a stored position, so that the shell renders it instead of the server's
 * HTML, which may be too short. Keys and positions are those of `start/scroll-positions.ts`.
 */
export function markReturn() {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const type = arrival?.type ?? 'navigate';
  if (type === 'navigate') return;
  const key = (type === 'reload' && restoredKey()) || entryKey();
  const positions = stored<Record<string, number>>('sessionStorage', 'pinpu.left') ?? {};
  if ((positions[key] ?? 0) > 0) document.documentElement.dataset.returning = '';
}

function entryKey() {
  const { navigation } = window as { navigation?: { currentEntry: { key: string } | null } };
  return navigation?.currentEntry?.key ?? location.href;
}
