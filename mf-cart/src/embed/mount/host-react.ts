/** Modules in a host's share scope under one name, by version. */
type SharedVersions = Record<string, { get: () => unknown }>;

export type ShareScope = Record<string, SharedVersions | undefined>;

/** Modules that the mount takes from a host: React itself and its renderer. */
const NAMES = ['react', 'react-dom/client'] as const;

/** A version of React 19 that is no preview. */
const USABLE = /^19\.\d+\.\d+$/;

const newestFirst = (left: string, right: string) =>
  right.localeCompare(left, 'en', { numeric: true });

/**
 * Of a host's share scope the part that the mount uses: React and its renderer of one version 19, or nothing. A renderer
 * fails beside a React of any other version, which the federation runtime, choosing each by itself, would pair.
 */
export function hostReact(scope: ShareScope): ShareScope {
  const [react, client] = NAMES.map((name) => scope[name] ?? {});
  const [version] = Object.keys(react ?? {})
    .filter((one) => USABLE.test(one) && client && Object.hasOwn(client, one))
    .sort(newestFirst);
  if (version === undefined) return {};
  return Object.fromEntries(
    NAMES.map((name) => {
      const shared = scope[name]?.[version];
      // A copy, as webpack notes in it what it has loaded.
      return [name, { [version]: { get: () => shared?.get() } }];
    }),
  );
}
