import type { PartEvent } from '@pinpu/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { labelledCounts } from '../../../platform/labelled-counts.ts';
import type { Deps } from '../../../platform/module.ts';
import type { VersionFailure } from './breaker.ts';

/** The phase under which part reports count errors while something is shown, on the server and in browsers. */
const PHASE = 'render' as const;

type End = 'rendered' | 'nothing' | 'failed' | 'ended' | 'stored' | 'renewed' | 'late' | 'dropped';

export function failureReports(
  { counts }: Pick<Deps, 'counts'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  const ends = labelledCounts('server_renderings', 'Pages rendered by the server', ['end']);
  const failures = labelledCounts(
    'server_rendering_failures',
    'Failures of a version while the server rendered a page',
    ['remote', 'version'],
  );
  counts.push(ends, failures);
  return {
    failed({ remote, version, why }: VersionFailure) {
      failures.add({ remote, version });
      log.warn({ remote, version, phase: PHASE, why }, 'failed while a page was rendered');
    },
    /** A failure that no version shows alone, so that none is to blame. */
    unexplained(why: string) {
      log.warn({ phase: PHASE, why }, 'a page was not rendered, and no version fails alone');
    },
    ended(end: End) {
      ends.add({ end });
    },
  };
}

const MAX_WHY = 200;

/** Removes possible personal data, as the reports of pages do. */
const shownWhy = (why: string) =>
  `on the server: ${why}`
    .slice(0, MAX_WHY)
    .replace(/["'`][\s\S]*|\S+@\S+|[?#]\S+|\d{4,}|[^ -~]+/g, '*');

export const renderFailure = ({ remote, version, why }: VersionFailure): PartEvent => ({
  remote,
  version,
  phase: PHASE,
  outcome: 'failed',
  why: shownWhy(why),
});
