import type { Composition, PublicConfig, RenderJob } from '@pinpu/shared/contracts';
import { SHELL } from '@pinpu/shared/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { App } from '../../../platform/module.ts';
import { pageAt } from '../composition/pages.ts';
import { blamed, type Failures, reportedFailures } from './blame.ts';
import { type Breaker, type NamedVersion, openBreaker, type VersionFailure } from './breaker.ts';
import type { PageRendering } from './page.ts';
import { isAnsweredAlike, type PageCalls, pageCalls } from './page-calls.ts';
import { ofBuild, type PreparedPage, stillUsable, type UsableBuilds } from './prepared-page.ts';
import type { HeldBuild, Outcome, openProcess, Work } from './render-process.ts';
import type { failureReports } from './reports.ts';

export interface FailedPage {
  url: string;
  why: string;
}

const SILENT = { failed: () => undefined, ended: () => undefined, unexplained: () => undefined };

const onlyOf = (name: string, { remotes, ...prepared }: PreparedPage): PreparedPage => ({
  ...prepared,
  remotes: { usable: remotes.usable.filter(({ build }) => build.remote === name), leftOut: [] },
});

/** Renders pages with the build of one remote in a separate process, so that it can't affect the live shop. */
export async function tryOut(
  means: Omit<Performing, 'renderer' | 'breaker' | 'reports'>,
  renderer: ReturnType<typeof openProcess>,
  name: string,
  pages: readonly PreparedPage[],
): Promise<FailedPage[]> {
  const own = { ...means, renderer, breaker: openBreaker(means.clock), reports: SILENT };
  const failed: FailedPage[] = [];
  try {
    for (const page of pages) {
      const { failures } = await performPage(own, onlyOf(name, page));
      const { url } = page;
      failed.push(...failures.flatMap(({ remote, why }) => (remote === name ? { url, why } : [])));
    }
  } finally {
    await renderer.stop();
  }
  return failed;
}

export interface Performing {
  app: Pick<App, 'inject'>;
  clock: Clock;
  renderer: Pick<ReturnType<typeof openProcess>, 'run'>;
  /** A process for one trial. */
  openTrial(): Pick<ReturnType<typeof openProcess>, 'run' | 'stop'>;
  breaker: Breaker;
  reports: ReturnType<typeof failureReports>;
  configNow(): Promise<PublicConfig>;
  dataLimitMs: number;
}

type UsableBuild = UsableBuilds['usable'][number];

/** Whether the same data would be rendered now; absent where some may have come too late. */
function currentCheck(
  { app, configNow, dataLimitMs }: Performing,
  { config }: RenderJob,
  { answers }: PageCalls,
  tookMs: number,
): Pick<PageRendering, 'isCurrent'> {
  const hashes = answers();
  if (hashes === undefined || tookMs >= dataLimitMs) return {};
  const before = JSON.stringify(config);
  const isSame = (now: PublicConfig) => now === config || JSON.stringify(now) === before;
  return {
    isCurrent: async () => isSame(await configNow()) && (await isAnsweredAlike(app, hashes)),
  };
}

/** What a page is rendered from, again in a trial. */
interface Rendering {
  job: RenderJob;
  shell: UsableBuild;
  usable: readonly UsableBuild[];
  evaluatesAll: boolean;
  mayStay(held: HeldBuild): boolean;
}

const nameOf = ({ build }: UsableBuild) => build.remote;

function workOf(
  { job, shell, usable, evaluatesAll, mayStay }: Rendering,
  { answer }: PageCalls,
): Work {
  const builds = [shell, ...usable].map(({ build: { remote, version, id }, source }) => {
    return { remote, version, hash: id, source };
  });
  const use = ({ build: { id, publicPath } }: UsableBuild) => ({ hash: id, publicPath });
  const remotes = Object.fromEntries(usable.map((one) => [nameOf(one), use(one)]));
  return { task: { job, shell: use(shell), remotes, evaluatesAll }, builds, mayStay, answer };
}

/** Failures of a page that the shop itself did not answer are nobody's, unless the process ended. */
const isExcused = (calls: PageCalls, { state }: Outcome) => calls.hasFailed() && state !== 'ended';

async function tryAgain(
  { app, openTrial }: Performing,
  rendering: Rendering,
  remotes: readonly string[],
): Promise<Failures> {
  const renderer = openTrial();
  const calls = pageCalls(app);
  const usable = rendering.usable.filter((one) => remotes.includes(nameOf(one)));
  try {
    const outcome = await renderer.run(workOf({ ...rendering, usable }, calls));
    return isExcused(calls, outcome) ? new Map() : reportedFailures(outcome, remotes);
  } finally {
    await renderer.stop();
  }
}

/** Stands for a whole composition in the breaker: it failed, but none of its builds fails alone. */
const asWhole = ({ id }: Composition): NamedVersion => ({ remote: '', version: id });

/** The remotes of a page: all, or only its own while the composition as a whole is in doubt. */
function remotesOf({ url, page, remotes }: PreparedPage, breaker: Breaker): UsableBuilds {
  const { usable, leftOut } = stillUsable(remotes, breaker);
  if (breaker.leftOut(asWhole(page.composed.composition)) === undefined) return { usable, leftOut };
  const own = pageAt(page.composed.composition, url.split('?', 1)[0] ?? '')?.remote;
  return { usable: usable.filter((one) => nameOf(one) === own), leftOut };
}

/** Whether a build may be in the process of a page: its own, and those that other pages of its composition need. */
function staying(
  { page: { composed } }: PreparedPage,
  usable: readonly UsableBuild[],
  breaker: Breaker,
) {
  const ids = new Map(usable.map(({ build }) => [build.remote, build.id]));
  const isDoubtful = breaker.leftOut(asWhole(composed.composition)) !== undefined;
  return ({ remote, version, hash }: HeldBuild): boolean => {
    if (ids.has(remote)) return ids.get(remote) === hash;
    if (isDoubtful || remote === SHELL) return false;
    const { remotes } = composed.composition;
    const isComposed = Object.hasOwn(remotes, remote) && remotes[remote]?.version === version;
    return isComposed && breaker.leftOut({ remote, version: hash }) === undefined;
  };
}

/** Counts what a page's outcome shows about its versions; returns the failures that count. */
async function countOutcome(
  means: Performing,
  { page }: PreparedPage,
  rendering: Rendering,
  outcome: Outcome,
): Promise<VersionFailure[]> {
  const { breaker, reports } = means;
  const { shell, usable } = rendering;
  const names = usable.map(nameOf);
  const reported = reportedFailures(outcome, names);
  const isFatal = outcome.state === 'ended';
  const parts = outcome.state === 'rendered' ? outcome.rendered.parts.map(remoteOf) : [];
  const shown = new Set([SHELL, ...parts]);
  const whole = asWhole(page.composed.composition);
  const guilty =
    reported.size === 0
      ? reported
      : await blamed(reported, names, (remotes) => tryAgain(means, rendering, remotes));
  const [why] = reported.values();
  if (why !== undefined && guilty.size === 0) {
    breaker.fail(whole, why, isFatal);
    reports.unexplained(why);
  }
  return [shell, ...usable].flatMap(({ build }) => {
    const { remote, version } = build;
    const own = guilty.get(remote);
    if (own === undefined) {
      if (!isFatal && !reported.has(remote) && shown.has(remote)) breaker.succeed(ofBuild(build));
      return [];
    }
    // A fatal failure of the shell only counts as one of three, since without the shell nothing is rendered.
    breaker.fail(ofBuild(build), own, isFatal && remote !== SHELL);
    return { remote, version, why: own };
  });
}

const remoteOf = (part: string) => part.split('/', 1)[0] ?? '';

export async function performPage(
  means: Performing,
  prepared: PreparedPage,
  evaluatesAll = false,
): Promise<PageRendering> {
  const { url, page: requested, shell } = prepared;
  const { clock, renderer, breaker, reports, configNow, dataLimitMs } = means;
  const calls = pageCalls(means.app);
  const job = renderJob(
    { url, seed: requested.seed, data_limit_ms: dataLimitMs },
    requested.composition,
    await configNow(),
    clock(),
  );
  const { usable, leftOut } = remotesOf(prepared, breaker);
  const mayStay = staying(prepared, [shell, ...usable], breaker);
  const rendering: Rendering = { job, shell, usable, evaluatesAll, mayStay };
  const began = performance.now();
  const outcome = await renderer.run(workOf(rendering, calls));
  const tookMs = performance.now() - began;
  reports.ended(outcome.state);
  if (isExcused(calls, outcome)) return { failures: leftOut };
  const own = await countOutcome(means, prepared, rendering, outcome);
  for (const failure of own) reports.failed(failure);
  const failures = [...leftOut, ...own];
  if (outcome.state !== 'rendered') return { failures };
  const { html, styles, queries, parts } = outcome.rendered;
  const { config, now, seed } = job;
  const page = { html, styles, state: { queries, parts, config, now, seed } };
  const isWhole = usable.length === prepared.remotes.usable.length;
  const hasFailed = outcome.rendered.failures.length + outcome.broken.length > 0;
  if (failures.length > 0 || hasFailed || !isWhole) return { page, failures };
  return { page, failures, ...currentCheck(means, job, calls, tookMs) };
}

/** Nothing else of the request is passed on, nor the token in the composition. */
function renderJob(
  { url, seed, data_limit_ms }: Pick<RenderJob, 'url' | 'seed' | 'data_limit_ms'>,
  { id, remotes, refused: rejected, shell, rest }: Composition,
  config: PublicConfig,
  now: Date,
): RenderJob {
  const composition = { id, remotes, refused: rejected, shell, ...(rest && { rest }) };
  return { url, composition, config, now: now.getTime(), data_limit_ms, seed };
}
