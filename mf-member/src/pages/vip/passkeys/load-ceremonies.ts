let loaded: typeof import('./ceremonies.ts') | undefined;

/** Loads the code that communicates with authenticators, when a passkey is first needed. */
export async function loadCeremonies() {
  loaded = await import(/* webpackChunkName: "passkeys" */ './ceremonies.ts');
  return loaded;
}

/** The code if it has already been loaded, else undefined. */
export const loadedCeremonies = () => loaded;
