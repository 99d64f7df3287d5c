import type { PublicConfig } from '@pinpu/shared/contracts';
import type { Clock } from '../../platform/clock.ts';
import type { App } from '../../platform/module.ts';
import type { Breaker } from './breaker.ts';
import { judge } from './judge.ts';
import type { PageRendering } from './page.ts';
import { pageCalls } from './page-calls.ts';
import type { PreparedPage } from './prepared-page.ts';
import { renderJob } from './render-job.ts';
import type { openProcess } from './render-process.ts';
import type { failureReports } from './reports.ts';
import type { UsableBuilds } from './usable-builds.ts';

/** What renders pages, and what reports it. */
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

/** Renders a page, and counts what failed of which version. */
export async function performPage(
  { app, clock, renderer, breaker, reports, configNow, dataLimitMs }: Performing,
  { url, page, shell, remotes }: PreparedPage,
  evaluatesAll = false,
): Promise<PageRendering> {
  const { answer, hasFailed } = pageCalls(app);
  const job = renderJob(
    { url, seed: page.seed, data_limit_ms: dataLimitMs },
    page.composition,
    await configNow(),
    clock(),
  );
  const uses = remotes.usable.map((one) => [one.build.remote, buildUse(one)] as const);
  const task = { job, shell: buildUse(shell), remotes: Object.fromEntries(uses), evaluatesAll };
  const all = [shell, ...remotes.usable];
  const sources = new Map(all.map(({ build, source }) => [build.id, source]));
  const outcome = await renderer.run({ task, sources, answer });
  const { leftOut } = remotes;
  reports.ended(outcome.state);
  // Where the shop itself could not answer, a failure is nobody's fault, unless it cost the process.
  if (hasFailed() && outcome.state !== 'ended') return { failures: leftOut };
  const own = judge(
    outcome,
    all.map(({ build }) => build),
    breaker,
  );
  for (const failure of own) reports.failed(failure);
  const failures = [...leftOut, ...own];
  if (outcome.state !== 'rendered') return { failures };
  const { html, styles, queries, parts } = outcome.rendered;
  const state = { queries, parts, config: job.config, now: job.now, seed: job.seed };
  return { page: { html, styles, state }, failures };
}
