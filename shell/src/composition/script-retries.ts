const absolute = (url: string) => new URL(url, window.location.href).href;

/** How many times the scripts of a folder were given up. */
const retries = new Map<string, number>();

/**
 * The address at which a script is requested. After a failure it has a query: for the plain address, a browser would
 * use its damaged preload, or join a request that hangs.
 */
export function scriptAddress(url: string): string {
  const place = absolute(url);
  for (const [base, count] of retries) if (place.startsWith(base)) return `${place}?retry=${count}`;
  return url;
}

/** Gives up the scripts of a folder that are still loading; from now on, all of them are requested at new addresses. */
export function retryScriptsOf(folder: string) {
  const base = absolute(folder);
  retries.set(base, (retries.get(base) ?? 0) + 1);
  // Loaders remove a script once it has loaded, and would wait for one that is still in the document.
  for (const script of [...document.scripts]) if (script.src.startsWith(base)) script.remove();
}

declare global {
  /** The global name under which every build's loader finds it (tooling/webpack/checked-scripts-plugin.ts). */
  var pinpuScriptAddress: typeof scriptAddress | undefined;
}

// Only set once, so that no later script can replace it.
if (!Object.hasOwn(globalThis, 'pinpuScriptAddress'))
  Object.defineProperty(globalThis, 'pinpuScriptAddress', { value: scriptAddress });
