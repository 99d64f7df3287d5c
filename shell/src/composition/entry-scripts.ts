import { scriptAddress } from './script-retries.ts';

export const ENTRY_TIME_LIMIT_MS = 8000;

/**
 * The script element of a remote's entry, with the same attributes as its preload hint. @throws Error where the page's
 * composition has no hash of it.
 */
export function entryScript(url: string): HTMLScriptElement {
  const integrity = globalThis.pinpuIntegrity?.(url);
  if (integrity === undefined) throw new Error(`there is no hash of ${url}`);
  const script = document.createElement('script');
  if (integrity !== '') script.integrity = integrity;
  if (integrity !== '' || new URL(url).origin !== window.location.origin)
    script.crossOrigin = 'anonymous';
  script.src = scriptAddress(url);
  script.async = true;
  return script;
}

/** Loads and runs a remote's entry, within a time limit. */
export async function loadEntry(url: string): Promise<void> {
  const script = entryScript(url);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise((resolve, reject) => {
      timer = setTimeout(
        () => reject(new Error(`${url} took over ${ENTRY_TIME_LIMIT_MS} ms`)),
        ENTRY_TIME_LIMIT_MS,
      );
      script.onload = resolve;
      script.onerror = () => reject(new Error(`${url} could not be loaded`));
      document.head.append(script);
    });
  } finally {
    clearTimeout(timer);
    script.remove();
  }
}
