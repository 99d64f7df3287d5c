const failed = new Map<string, string>();

function noteFailure({ target }: Event) {
  if (target instanceof HTMLScriptElement && target.integrity !== '')
    failed.set(target.src, target.integrity);
}

/** Notes the scripts that fail to load on this page. Their events do not bubble, but can be captured. */
export function watchFailedScripts() {
  window.addEventListener('error', noteFailure, true);
}

/**
 * Fetches anew the scripts that failed: the browser keeps a deployed file for a year, a damaged one too, and would go on
 * to reject its stored copy.
 */
export async function refetchFailedScripts(): Promise<void> {
  const scripts = [...failed];
  failed.clear();
  await Promise.allSettled(
    scripts.map(([url, integrity]) => fetch(url, { cache: 'reload', integrity })),
  );
}
