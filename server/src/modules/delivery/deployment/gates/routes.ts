import {
  type GateRejection,
  type LiveRegistry,
  liveRemotes,
  type RemoteCandidate,
} from './gate.ts';

interface Route {
  path: string;
  legacy_paths?: readonly string[] | undefined;
}

/** A pattern without the names of its parameters: patterns with the same form match the same addresses. */
const formOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/:[^/?]+(\??)/g, '/:$1')
    .replace(/\/+$/, '') || '/';

const pathsOf = (routes: readonly Route[]) =>
  routes.flatMap(({ path, legacy_paths = [] }) => [path, ...legacy_paths]);

/** Checks that a remote does not serve paths of another live remote: a team can't take over another's pages. */
export function routeGate(
  { name, version }: RemoteCandidate,
  registry: LiveRegistry,
): GateRejection[] {
  const taken = new Map(
    liveRemotes(registry, name).flatMap(([other, { routes }]) =>
      pathsOf(routes).map((path) => [formOf(path), other] as const),
    ),
  );
  return pathsOf(version.routes).flatMap((path) => {
    const other = taken.get(formOf(path));
    if (other === undefined) return [];
    return {
      gate: 'routes' as const,
      reason: `${name} claims ${path}, which the live ${other} serves`,
      what_to_do: `choose another path in ${name}/remote.json, or have ${other} give it up first`,
    };
  });
}
