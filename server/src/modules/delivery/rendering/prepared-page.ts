import type { Breaker, NamedVersion, VersionFailure } from './breaker.ts';
import type { NodeBuild, nodeBuilds } from './node-builds.ts';
import { NOTHING, type PageRendering, type RenderablePage } from './page.ts';
import type { Place } from './task-queue.ts';

/** Referral parameters. No page uses them, and otherwise each visitor would have an address to render of their own. */
const TRACKING = /^(?:utm_\w+|[a-z]{1,4}clid|mc_[ce]id|_g[al]\w*|igshid|ref_src)$/i;

/** The cart session's parameter, dropped since pages are rendered for no particular visitor. */
const SESSION = 's';

const MAX_PATH = 600;
const MAX_PARAMETERS = 8;
const NAME = /^[\w-]{1,24}$/;
/** The longest value of a parameter; shorter than any token. */
const MAX_VALUE = 40;

/** The address that a page is rendered for, and whether it has a query. */
interface RenderedAddress {
  url: string;
  hasQuery: boolean;
}

/**
 * The address without visitor-specific parameters. Undefined for an address that no page of the shop links to: too
 * long, with too many parameters, or with values that could be tokens.
 */
export function renderedAddress(url: string): RenderedAddress | undefined {
  const [path = '/', query = ''] = url.split('?', 2);
  if (path.length > MAX_PATH || query.length > MAX_PATH) return undefined;
  const all = new URLSearchParams(query);
  const ordinary = [...all].filter(([name]) => name !== SESSION && !TRACKING.test(name));
  if (ordinary.length > MAX_PARAMETERS) return undefined;
  if (ordinary.some(([name, value]) => !NAME.test(name) || value.length > MAX_VALUE))
    return undefined;
  if (ordinary.length === 0) return { url: path, hasQuery: false };
  return { url: `${path}?${new URLSearchParams(ordinary)}`, hasQuery: true };
}

export interface PreparedPage {
  url: string;
  place: Place;
  page: RenderablePage;
  shell: UsableBuilds['usable'][number];
  remotes: UsableBuilds;
}

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

/** Without the page's token; of the visitor only the seed, which is one of a few orders. */
export const keyOf = (
  { url, page: { composed, composition, seed }, shell, remotes }: PreparedPage,
  settings: number,
): string =>
  JSON.stringify([
    ...[url, seed, composed.from, composition.id, shell.build.id, settings],
    remotes.usable.map(({ build }) => [build.remote, build.id]),
  ]);

export interface UsableBuilds {
  usable: { build: NodeBuild; source: string }[];
  leftOut: VersionFailure[];
}

const MISSING = 'its build for Node is missing, or is not the one that was published';

/** The version of a build. In development, each new build counts as another version. */
export const ofBuild = ({ remote, id }: NodeBuild): NamedVersion => ({ remote, version: id });

/** Leaves out builds that keep failing, and those that can't be read; `onMissing` reports the latter once a minute. */
async function usableBuilds(
  builds: readonly NodeBuild[],
  breaker: Breaker,
  onMissing: (failure: VersionFailure) => void,
): Promise<UsableBuilds> {
  const found: UsableBuilds = { usable: [], leftOut: [] };
  const read = builds.map(async (build) => {
    const { remote, version } = build;
    const why = breaker.leftOut(ofBuild(build));
    if (why !== undefined) return { failure: { remote, version, why } };
    const source = await build.read().catch(() => undefined);
    if (source !== undefined) return { build, source };
    const failure = { remote, version, why: MISSING };
    breaker.fail(ofBuild(build), MISSING, true);
    onMissing(failure);
    return { failure };
  });
  for (const one of await Promise.all(read)) {
    if (one.failure) found.leftOut.push(one.failure);
    else found.usable.push(one);
  }
  return found;
}

/** Leaves out builds that have failed since, as a page may have waited while another was rendered. */
export function stillUsable({ usable, leftOut }: UsableBuilds, breaker: Breaker): UsableBuilds {
  const failed = usable.flatMap(({ build }) => {
    const why = breaker.leftOut(ofBuild(build));
    return why === undefined ? [] : { remote: build.remote, version: build.version, why };
  });
  const isLeftOut = (name: string) => failed.some(({ remote }) => remote === name);
  return {
    usable: usable.filter(({ build }) => !isLeftOut(build.remote)),
    leftOut: [...leftOut, ...failed],
  };
}
