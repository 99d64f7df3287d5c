import type { Composition } from '@pinpu/shared/contracts';
import { pathOfPattern } from '@pinpu/shared/domain';
import { routesOf } from './routes-of.ts';

/** Legacy paths with their targets, as the remotes declare them (ledger R8, F13). */
export const legacyRoutes = (composition: Composition): (readonly [from: string, to: string])[] =>
  routesOf(composition).flatMap(({ path, legacy_paths = [] }) =>
    legacy_paths.map((from) => [from, pathOfPattern(path, {})] as const),
  );

/** The target of a legacy path; any other path unchanged. */
export const currentPath = (composition: Composition, pathname: string): string =>
  legacyRoutes(composition).find(([from]) => from === pathname)?.[1] ?? pathname;
