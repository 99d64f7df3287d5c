const absolute = (url: string) => new URL(url, window.location.href).href;

/** How often the scripts of a folder were given up. */
const retries = new Map<string, number>();

/**
 * The address that a script is requested at. After a failure it has a query of its own: a browser would answer the plain
 * address with its damaged preload, or join a request that hangs.
 */
export function scriptAddress(url: string): string {
  const place = absolute(url);
  for (const [base, count] of retries) if (place.startsWith(base)) return `${place}?retry=${count}`;
  return url;
}

/** Gives up the scripts of a folder that are still loading; from now on all of it is requested anew. */
export function retryScriptsOf(folder: string) {
  const base = absolute(folder);
  retries.set(base, (retries.get(base) ?? 0) + 1);
  // Loaders remove a script once it has loaded, and would wait for one that is still there.
  for (const script of [...document.scripts]) if (script.src.startsWith(base)) script.remove();
}

declare global {
  /** The name under which the loader of every build finds it (tooling/webpack/checked-scripts-plugin.ts). */
  var pinpuScriptAddress: typeof scriptAddress | undefined;
}

// A page keeps the first: no script can replace it.
if (!Object.hasOwn(globalThis, 'pinpuScriptAddress'))
  Object.defineProperty(globalThis, 'pinpuScriptAddress', { value: scriptAddress });
