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
