import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../../platform/module.ts';
import { knownVersions } from './known-versions.ts';
import { openPartReports, type PartReports } from './service.ts';

const opened = new WeakMap<Deps, Promise<PartReports>>();

/** The counts of this instance: reported by pages, and observed by the server itself. */
export function partReportsOf(deps: Deps, log: FastifyBaseLogger): Promise<PartReports> {
  const open = async () => openPartReports(deps, await knownVersions(deps.config, deps.clock, log));
  const reports = opened.get(deps) ?? open();
  opened.set(deps, reports);
  return reports;
}
