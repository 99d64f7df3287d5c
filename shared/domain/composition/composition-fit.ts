import type { DeployedVersion } from './deployed-versions.ts';
import { isVersionInRange } from './version-range.ts';

/** Fields of a deployed version of a remote that decide whether it fits. */
export interface Candidate extends DeployedVersion {
  requires: string;
  fills: Record<string, { version: number }>;
  offers?: Record<string, number> | undefined;
  routes: readonly { path: string }[];
}

/** The host of the remotes: its version of shared, and its frame's slots. */
export interface CompositionHost {
  provides: string;
  offers: Record<string, number>;
}

/** What was rejected and why; `slot` where it is only one filler, `paths` and `slots` that no version serves now. */
export interface Rejection {
  remote: string;
  version: string;
  slot?: string;
  reason: string;
  paths: string[];
  slots?: string[];
}

/** The assumed version of slots in manifests that do not list what they offer. */
const UNNAMED_OFFER = 1;

export interface Choice<Version> {
  remote: string;
  version: string;
  candidate: Version;
}

/** Why a remote that requires this range of shared does not fit; undefined where it does. */
export function rangeFault(requires: string, { provides }: CompositionHost): string | undefined {
  if (isVersionInRange(provides, requires)) return undefined;
  return `needs @pinpu/shared ${requires}, the host has ${provides}`;
}

/** The paths and slots of a remote that nobody serves where this version does not fit. */
export function lostWith({ routes, fills }: Candidate) {
  const paths = routes.map(({ path }) => path);
  const slots = Object.keys(fills);
  return slots.length > 0 ? { paths, slots } : { paths };
}

/** The contract versions in which a slot is offered by the frame or by any remote's screen. */
function offeredVersions(slot: string, host: CompositionHost, remotes: readonly Candidate[]) {
  const named = [host, ...remotes].flatMap(({ offers }) => offers?.[slot] ?? []);
  const isUnnamed = remotes.some(({ offers }) => offers === undefined);
  return named.length === 0 && isUnnamed ? [UNNAMED_OFFER] : named;
}

/** The fillers of a version that fit an offered slot; the others are added to `refused`. */
function fittingFills<Version extends Candidate>(
  { remote, version, candidate }: Choice<Version>,
  offered: (slot: string) => number[],
  rejected: Rejection[],
) {
  const fills = Object.entries(candidate.fills).filter(([slot, fill]) => {
    const here = offered(slot);
    if (here.includes(fill.version)) return true;
    const where = here.length > 0 ? `in ${here.join(' and ')}` : 'by nobody';
    const reason = `fills slot ${slot} in contract version ${fill.version}, which is offered ${where}`;
    rejected.push({ remote, version, slot, reason, paths: [] });
    return false;
  });
  return Object.fromEntries(fills);
}

/** The composition of the chosen versions, without fillers of slots that nobody offers in their version. */
export function withFittingFills<Version extends Candidate>(
  chosen: readonly Choice<Version>[],
  rejected: Rejection[],
  host: CompositionHost,
): { remotes: Record<string, Version & { version: string }>; refused: Rejection[] } {
  const versions = chosen.map(({ candidate }) => candidate);
  const offered = (slot: string) => offeredVersions(slot, host, versions);
  const remotes = chosen.map((one) => {
    const fills = fittingFills(one, offered, rejected);
    return [one.remote, { ...one.candidate, fills, version: one.version }] as const;
  });
  return { remotes: Object.fromEntries(remotes), refused: rejected };
}

/** Filters versions chosen elsewhere to those that fit this host. */
export function fittingComposition<Version extends Candidate>(
  versions: readonly Choice<Version>[],
  host: CompositionHost,
): { remotes: Record<string, Version & { version: string }>; refused: Rejection[] } {
  const rejected: Rejection[] = [];
  const chosen = versions.filter(({ remote, version, candidate }) => {
    const { status, requires } = candidate;
    const reason = status === 'bad' ? 'is marked bad' : rangeFault(requires, host);
    if (reason !== undefined) rejected.push({ remote, version, reason, ...lostWith(candidate) });
    return reason === undefined;
  });
  return withFittingFills(chosen, rejected, host);
}
