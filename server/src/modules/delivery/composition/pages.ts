import type {
  Composition,
  PageDescription,
  RemoteRoute,
  RemoteVersion,
} from '@pinpu/shared/contracts';
import { bestRoute, integrityOf, pathOfPattern, type RouteParams } from '@pinpu/shared/domain';

/** A script of a page, with the hash it is requested with; '' where it has none. */
export interface PageScript {
  url: string;
  integrity: string;
}

export interface ServedPage {
  remote: string;
  route: RemoteRoute;
  params: RouteParams;
  /** The scripts that it needs, entry first, without those that the loader never requests. */
  scripts: PageScript[];
}

const routesOf = ({ remotes }: Composition) =>
  Object.entries(remotes).flatMap(([remote, version]) =>
    version.routes.flatMap((route) => [
      { path: route.path, route, remote, version },
      ...(route.legacy_paths ?? []).map((path) => ({ path, route, remote, version })),
    ]),
  );

const scriptsOf = (version: RemoteVersion, files: readonly string[]): PageScript[] =>
  files.flatMap((file) => {
    const integrity = integrityOf(version, file);
    return integrity === undefined ? [] : { url: version.base + file, integrity };
  });

export function pageAt(composition: Composition, pathname: string): ServedPage | undefined {
  const found = bestRoute(routesOf(composition), pathname);
  if (found === undefined) return undefined;
  const { route, remote, version } = found.route;
  return { remote, route, params: found.params, scripts: scriptsOf(version, route.files) };
}

export const isRejected = ({ refused: rejected }: Composition, pathname: string): boolean =>
  bestRoute(
    rejected.flatMap(({ paths }) => paths.map((path) => ({ path }))),
    pathname,
  ) !== undefined;

export const descriptions = ({ remotes }: Composition): PageDescription[] =>
  Object.values(remotes).flatMap(({ routes }) => routes.flatMap(({ describe }) => describe ?? []));

export function productPath(composition: Composition, prd_id: string): string | undefined {
  const page = descriptions(composition).find((one) => one.kind === 'product');
  return page && pathOfPattern(page.canonical, { [page.id]: prd_id });
}

export function makerPath(composition: Composition, maker_id: string): string | undefined {
  const page = descriptions(composition).find((one) => one.kind === 'maker');
  return page && pathOfPattern(page.canonical, { [page.maker]: maker_id });
}

/** The canonical path of a list; `of` '' is the list of all products. Undefined where no remote has a list page. */
export function listPath(composition: Composition, of: string, bundles = false) {
  const page = descriptions(composition).find(
    (one) => one.kind === 'list' && (one.bundles ?? false) === bundles,
  );
  return page?.kind === 'list' ? pathOfPattern(page.canonical, { [page.of]: of }) : undefined;
}
