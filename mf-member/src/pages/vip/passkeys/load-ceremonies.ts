let loaded: typeof import('./ceremonies.ts') | undefined;

/** The part that speaks to authenticators, loaded when a passkey is first needed. */
export async function loadCeremonies() {
  loaded = await import(/* webpackChunkName: "passkeys" */ './ceremonies.ts');
  return loaded;
}

/** The same, where it has been loaded. */
export const loadedCeremonies = () => loaded;
