import type { PublicConfig, RenderJob } from '@pinpu/shared/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { App } from '../../../platform/module.ts';
import type { Breaker } from './breaker.ts';
import { judge } from './judge.ts';
import type { PageRendering } from './page.ts';
import { isAnsweredAlike, type PageCalls, pageCalls } from './page-calls.ts';
import type { PreparedPage } from './prepared-page.ts';
import { renderJob } from './render-job.ts';
import type { openProcess } from './render-process.ts';
import type { failureReports } from './reports.ts';
import { stillUsable, type UsableBuilds } from './usable-builds.ts';

/** What rendering a page needs. */
export interface Performing {
  app: Pick<App, 'inject'>;
  clock: Clock;
  renderer: Pick<ReturnType<typeof openProcess>, 'run'>;
  breaker: Breaker;
  reports: ReturnType<typeof failureReports>;
  configNow(): Promise<PublicConfig>;
  /** How long a page's data may take, in milliseconds. */
  dataLimitMs: number;
}

type UsableBuild = UsableBuilds['usable'][number];

const buildUse = ({ build: { id, publicPath } }: UsableBuild) => ({ hash: id, publicPath });

/**
 * Returns whether a page's data and configuration are still those that it was rendered with. Absent where some data may
 * have come too late for it.
 */
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

/** Renders a page, and counts what failed of which version. */
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
  const own = judge(outcome, built, breaker);
  for (const failure of own) reports.failed(failure);
  const failures = [...leftOut, ...own];
  if (outcome.state !== 'rendered') return { failures };
  const { html, styles, queries, parts } = outcome.rendered;
  const { config, now, seed } = job;
  const page = { html, styles, state: { queries, parts, config, now, seed } };
  if (failures.length > 0) return { page, failures };
  return { page, failures, ...currentCheck(means, job, calls, performance.now() - began) };
}
