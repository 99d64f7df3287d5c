import type { Composition, PublicConfig, RenderJob } from '@pinpu/shared/contracts';
import { SHELL } from '@pinpu/shared/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { App } from '../../../platform/module.ts';
import { type Breaker, openBreaker, type VersionFailure } from './breaker.ts';
import type { NodeBuild } from './node-builds.ts';
import type { PageRendering } from './page.ts';
import { isAnsweredAlike, type PageCalls, pageCalls } from './page-calls.ts';
import { ofBuild, type PreparedPage, stillUsable, type UsableBuilds } from './prepared-page.ts';
import type { Outcome, openProcess } from './render-process.ts';
import type { failureReports } from './reports.ts';

export interface FailedPage {
  url: string;
  why: string;
}

const SILENT = { failed: () => undefined, ended: () => undefined };

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
  breaker: Breaker;
  reports: ReturnType<typeof failureReports>;
  configNow(): Promise<PublicConfig>;
  dataLimitMs: number;
}

type UsableBuild = UsableBuilds['usable'][number];

const buildUse = ({ build: { id, publicPath } }: UsableBuild) => ({ hash: id, publicPath });

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

export async function performPage(
  means: Performing,
  { url, page: requested, shell, remotes: prepared }: PreparedPage,
  evaluatesAll = false,
): Promise<PageRendering> {
  const { clock, renderer, breaker, reports, configNow, dataLimitMs } = means;
  const calls = pageCalls(means.app);
  const job = renderJob(
    { url, seed: requested.seed, data_limit_ms: dataLimitMs },
    requested.composition,
    await configNow(),
    clock(),
  );
  const remotes = stillUsable(prepared, breaker);
  const uses = remotes.usable.map((one) => [one.build.remote, buildUse(one)] as const);
  const task = { job, shell: buildUse(shell), remotes: Object.fromEntries(uses), evaluatesAll };
  const all = [shell, ...remotes.usable];
  const sources = new Map(all.map(({ build, source }) => [build.id, source]));
  const began = performance.now();
  const outcome = await renderer.run({ task, sources, answer: calls.answer });
  const { leftOut } = remotes;
  reports.ended(outcome.state);
  // Where the shop itself failed to answer a call, the failure is not counted against a version, unless the process
  // ended.
  if (calls.hasFailed() && outcome.state !== 'ended') return { failures: leftOut };
  const built = all.map(({ build }) => build);
  const own = countOutcome(outcome, built, breaker);
  for (const failure of own) reports.failed(failure);
  const failures = [...leftOut, ...own];
  if (outcome.state !== 'rendered') return { failures };
  const { html, styles, queries, parts } = outcome.rendered;
  const { config, now, seed } = job;
  const page = { html, styles, state: { queries, parts, config, now, seed } };
  if (failures.length > 0) return { page, failures };
  return { page, failures, ...currentCheck(means, job, calls, performance.now() - began) };
}

const remoteOf = (part: string) => part.split('/', 1)[0] ?? '';

function failuresOf(outcome: Outcome): Map<string, string> {
  if (outcome.state === 'ended') return new Map([[outcome.remote || SHELL, outcome.why]]);
  const own = outcome.state === 'failed' ? [[SHELL, outcome.why] as const] : [];
  const parts = outcome.state === 'rendered' ? outcome.rendered.failures : [];
  const others = [...parts, ...outcome.broken].map(
    ({ remote, why }) => [remote || SHELL, why] as const,
  );
  return new Map([...own, ...others]);
}

function countOutcome(
  outcome: Outcome,
  builds: readonly NodeBuild[],
  breaker: Breaker,
): VersionFailure[] {
  const failures = failuresOf(outcome);
  const isFatal = outcome.state === 'ended';
  const named = new Set(builds.map(({ remote }) => remote));
  // A name that is not a remote of the task is counted as the shell's failure.
  for (const [remote, why] of [...failures])
    if (!named.has(remote)) failures.delete(remote) && failures.set(SHELL, why);
  const rendered = new Set([
    SHELL,
    ...(outcome.state === 'rendered' ? outcome.rendered.parts.map(remoteOf) : []),
  ]);
  return builds.flatMap((build) => {
    const { remote, version } = build;
    const why = failures.get(remote);
    if (why === undefined) {
      if (!isFatal && rendered.has(remote)) breaker.succeed(ofBuild(build));
      return [];
    }
    // A fatal failure of the shell only counts as one of three, since without the shell nothing is rendered.
    breaker.fail(ofBuild(build), why, isFatal && remote !== SHELL);
    return { remote, version, why };
  });
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
