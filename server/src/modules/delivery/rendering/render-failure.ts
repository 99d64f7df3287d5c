import type { PartEvent } from '@pinpu/shared/contracts';
import { PHASE } from './reports.ts';
import type { VersionFailure } from './usable-builds.ts';

export type { VersionFailure };

const MAX_WHY = 200;

/** Removes possible personal data, as the reports of pages do. */
const shownWhy = (why: string) =>
  `on the server: ${why}`
    .slice(0, MAX_WHY)
    .replace(/["'`][\s\S]*|\S+@\S+|[?#]\S+|\d{4,}|[^ -~]+/g, '*');

/** A failure on the server, in the form in which a page reports it. */
export const renderFailure = ({ remote, version, why }: VersionFailure): PartEvent => ({
  remote,
  version,
  phase: PHASE,
  outcome: 'failed',
  why: shownWhy(why),
});
