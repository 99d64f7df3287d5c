import type { Breaker } from './breaker.ts';
import type { nodeBuilds } from './node-builds.ts';
import { NOTHING, type PageRendering, type RenderablePage } from './page.ts';
import { renderedAddress } from './page-address.ts';
import type { Place } from './task-queue.ts';
import { type UsableBuilds, usableBuilds, type VersionFailure } from './usable-builds.ts';

/** A page with the builds that it can be rendered with now. */
export interface PreparedPage {
  /** The address that it is rendered for. */
  url: string;
  place: Place;
  page: RenderablePage;
  shell: UsableBuilds['usable'][number];
  remotes: UsableBuilds;
}

/** Finds the builds that a page can be rendered with. */
export function pagePreparer(
  builds: ReturnType<typeof nodeBuilds>,
  breaker: Breaker,
  onFailure: (failure: VersionFailure) => void,
) {
  return async (page: RenderablePage): Promise<PreparedPage | PageRendering> => {
    const address = renderedAddress(page.url);
    const shell = address && (await builds.ofShell(page.composed.shell));
    if (!shell) return NOTHING;
    const { usable, leftOut } = await usableBuilds([shell], breaker, onFailure);
    const [own] = usable;
    if (own === undefined) return { failures: leftOut };
    const found = await builds.ofRemotes(page.composition);
    const remotes = await usableBuilds(found, breaker, onFailure);
    const place = address.hasQuery ? 'last' : 'first';
    return { url: address.url, place, page, shell: own, remotes };
  };
}

/**
 * The key of everything that a screen depends on. The page's token is not part of it; the visitor only by the seed,
 * which is one of a few orders.
 */
export const keyOf = (
  { url, page: { composed, composition, seed }, shell, remotes }: PreparedPage,
  settings: number,
): string =>
  JSON.stringify([
    ...[url, seed, composed.from, composition.id, shell.build.id, settings],
    remotes.usable.map(({ build }) => [build.remote, build.id]),
  ]);
