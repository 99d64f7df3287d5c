const failed = new Map<string, string>();

function noteFailure({ target }: Event) {
  if (target instanceof HTMLScriptElement && target.integrity !== '')
    failed.set(target.src, target.integrity);
}

/** Records the scripts that fail to load on this page. Their events do not bubble, but can be captured. */
export function watchFailedScripts() {
  window.addEventListener('error', noteFailure, true);
}

/**
 * Fetches the scripts that failed, bypassing the cache: the browser stores a deployed file for a year, even a damaged
 * one, and would reject its stored copy again.
 */
export async function refetchFailedScripts(): Promise<void> {
  const scripts = [...failed];
  failed.clear();
  await Promise.allSettled(
    scripts.map(([url, integrity]) => fetch(url, { cache: 'reload', integrity })),
  );
}
