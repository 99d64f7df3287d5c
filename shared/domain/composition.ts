import { isVersionInRange } from './version-range.ts';

/** What of a deployed version decides whether it is taken. */
interface Candidate {
  requires: string;
  fills: Record<string, { version: number }>;
  offers?: Record<string, number> | undefined;
  routes: readonly { path: string }[];
  status: 'live' | 'retired' | 'bad';
  checks?: 'every-file' | 'nothing' | undefined;
}

interface Deployed<Version> {
  stable: string;
  versions: Record<string, Version>;
  history: readonly { version: string }[];
  /** Versions that can't be read: where the fault is, and their paths. */
  damaged?: Record<string, { at: string; paths: string[] }> | undefined;
}

/** The host of the remotes: its version of shared, and the slots of its own frame. */
export interface CompositionHost {
  provides: string;
  offers: Record<string, number>;
}

/** A rejection and its reason; `slot` where it is one filler alone, `paths` where no version serves them. */
export interface Refusal {
  remote: string;
  version: string;
  slot?: string;
  reason: string;
  paths: string[];
}

/** The version of every slot before manifests named what they offer. */
const UNNAMED_OFFER = 1;

/** What every version must meet: the host's version of shared, and whether each of its files must be checked. */
interface Terms {
  provides: string;
  requiresChecks: boolean;
}

function faultOf(
  version: Candidate | undefined,
  isStable: boolean,
  { provides, requiresChecks }: Terms,
) {
  if (version === undefined) return 'is not in the registry';
  if (version.status === 'bad') return 'is marked bad';
  if (!isStable && version.status !== 'live') return 'is not live';
  if (requiresChecks && version.checks !== 'every-file') return 'has files that are not checked';
  if (isVersionInRange(provides, version.requires)) return undefined;
  return `needs @pinpu/shared ${version.requires}, the host has ${provides}`;
}

interface Choice<Version> {
  remote: string;
  version: string;
  candidate: Version;
}

/** The stable version, else the one that was stable last and fits; with what was passed over. */
function chooseVersion<Version extends Candidate>(
  remote: string,
  { stable, versions, history, damaged = {} }: Deployed<Version>,
  terms: Terms,
): { choice?: Choice<Version>; refused: Refusal[] } {
  const refused: Refusal[] = [];
  const before = history.map(({ version }) => version).reverse();
  for (const version of new Set([stable, ...before])) {
    const candidate = versions[version];
    const reason = faultOf(candidate, version === stable, terms);
    if (candidate !== undefined && reason === undefined)
      return { choice: { remote, version, candidate }, refused };
    const fault = damaged[version];
    const why = fault === undefined ? (reason ?? '') : `is damaged at ${fault.at}`;
    refused.push({ remote, version, reason: why, paths: [] });
  }
  // Where nothing fits, the reason that counts is that of the stable version.
  const paths = versions[stable]?.routes.map(({ path }) => path) ?? damaged[stable]?.paths ?? [];
  return { refused: refused.slice(0, 1).map((one) => ({ ...one, paths })) };
}

/** The contract versions in which a slot is offered, by the frame or by a screen of any remote. */
function offeredVersions(slot: string, host: CompositionHost, remotes: readonly Candidate[]) {
  const named = [host, ...remotes].flatMap(({ offers }) => offers?.[slot] ?? []);
  const isUnnamed = remotes.some(({ offers }) => offers === undefined);
  return named.length === 0 && isUnnamed ? [UNNAMED_OFFER] : named;
}

/**
 * Chooses the version of each remote: the stable one, or where that is bad, damaged or needs another version of shared,
 * the last good one. Where the registry requires checks, a version that leaves a file unchecked doesn't fit either. A
 * filler of a slot that is not offered in its version is rejected alone.
 */
export function chooseComposition<Version extends Candidate>(
  registry: { remotes: Record<string, Deployed<Version>>; requires_checks?: boolean | undefined },
  host: CompositionHost,
): { remotes: Record<string, Version>; refused: Refusal[] } {
  const terms = { provides: host.provides, requiresChecks: registry.requires_checks ?? false };
  const choices = Object.entries(registry.remotes).map(([remote, deployed]) =>
    chooseVersion(remote, deployed, terms),
  );
  const refused = choices.flatMap((one) => one.refused);
  const chosen = choices.flatMap(({ choice }) => choice ?? []);
  const versions = chosen.map(({ candidate }) => candidate);
  const remotes = chosen.map(({ remote, version, candidate }) => {
    const fills = Object.entries(candidate.fills).filter(([slot, fill]) => {
      const offered = offeredVersions(slot, host, versions);
      if (offered.includes(fill.version)) return true;
      const here = offered.length > 0 ? `in ${offered.join(' and ')}` : 'by nobody';
      const reason = `fills slot ${slot} in contract version ${fill.version}, which is offered ${here}`;
      refused.push({ remote, version, slot, reason, paths: [] });
      return false;
    });
    return [remote, { ...candidate, fills: Object.fromEntries(fills) }] as const;
  });
  return { remotes: Object.fromEntries(remotes), refused };
}
