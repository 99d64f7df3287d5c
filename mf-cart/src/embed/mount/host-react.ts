/** The modules of one name in a host's share scope, by version. */
type SharedVersions = Record<string, { get: () => unknown }>;

export type ShareScope = Record<string, SharedVersions | undefined>;

/** Modules that the mount takes from a host: React itself and its renderer. */
const NAMES = ['react', 'react-dom/client'] as const;

/** A released version of React 19, not a preview. */
const USABLE = /^19\.\d+\.\d+$/;

const newestFirst = (left: string, right: string) =>
  right.localeCompare(left, 'en', { numeric: true });

/**
 * The modules that the mount uses from a host's share scope: React and its renderer, both of the newest common version
 * 19; none if there is none. They are chosen together because the federation runtime would choose each by itself, and a
 * renderer fails with a React of another version.
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
      // A copy, since webpack writes into the entry what it has loaded.
      return [name, { [version]: { get: () => shared?.get() } }];
    }),
  );
}
