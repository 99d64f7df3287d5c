import {
  chooseVersion,
  type Deployed,
  type DeployedVersion,
  type PassedOver,
  type Visitor,
} from './deployed-versions.ts';
import { isVersionInRange } from './version-range.ts';

/** What of a deployed version of a remote decides whether it is taken. */
interface Candidate extends DeployedVersion {
  requires: string;
  fills: Record<string, { version: number }>;
  offers?: Record<string, number> | undefined;
  routes: readonly { path: string }[];
}

/** The host of the remotes: its version of shared, and the slots of its own frame. */
export interface CompositionHost {
  provides: string;
  offers: Record<string, number>;
}

/** A rejection and its reason; `slot` where it is one filler alone, `paths` and `slots` where no version serves them. */
export interface Refusal {
  remote: string;
  version: string;
  slot?: string;
  reason: string;
  paths: string[];
  slots?: string[];
}

/** The version of every slot before manifests named what they offer. */
const UNNAMED_OFFER = 1;

const UNCHECKED = 'has files that are not checked';

interface Choice<Version> {
  remote: string;
  version: string;
  candidate: Version;
}

/** Where nothing fits, the reason that counts is that of the stable version. */
function nothingFits<Version extends Candidate>(
  remote: string,
  { stable, versions, damaged = {} }: Deployed<Version>,
  passedOver: PassedOver[],
): Refusal[] {
  const paths = versions[stable]?.routes.map(({ path }) => path) ?? damaged[stable]?.paths ?? [];
  const slots = Object.keys(versions[stable]?.fills ?? {});
  const lost = slots.length > 0 ? { paths, slots } : { paths };
  return passedOver
    .filter(({ version }) => version === stable)
    .map((one) => ({ remote, ...one, ...lost }));
}

/** The contract versions in which a slot is offered, by the frame or by a screen of any remote. */
function offeredVersions(slot: string, host: CompositionHost, remotes: readonly Candidate[]) {
  const named = [host, ...remotes].flatMap(({ offers }) => offers?.[slot] ?? []);
  const isUnnamed = remotes.some(({ offers }) => offers === undefined);
  return named.length === 0 && isUnnamed ? [UNNAMED_OFFER] : named;
}

/** The fillers of a version that fit an offered slot; the others are added to `refused`. */
function fittingFills<Version extends Candidate>(
  { remote, version, candidate }: Choice<Version>,
  offered: (slot: string) => number[],
  refused: Refusal[],
) {
  const fills = Object.entries(candidate.fills).filter(([slot, fill]) => {
    const here = offered(slot);
    if (here.includes(fill.version)) return true;
    const where = here.length > 0 ? `in ${here.join(' and ')}` : 'by nobody';
    const reason = `fills slot ${slot} in contract version ${fill.version}, which is offered ${where}`;
    refused.push({ remote, version, slot, reason, paths: [] });
    return false;
  });
  return Object.fromEntries(fills);
}

/**
 * Chooses the version of each remote for a visitor: the canary if it takes the visitor's bucket, else the stable one, or
 * where that is bad, damaged or needs another version of shared, the last good one. Where the registry requires checks, a
 * version that leaves a file unchecked doesn't fit either. A filler of a slot that is not offered in its version is
 * rejected alone.
 */
export function chooseComposition<Version extends Candidate>(
  registry: { remotes: Record<string, Deployed<Version>>; requires_checks?: boolean | undefined },
  host: CompositionHost,
  visitor: Visitor = {},
): { remotes: Record<string, Version & { version: string }>; refused: Refusal[] } {
  const faultOf = ({ checks, requires }: Version) => {
    if (registry.requires_checks && checks !== 'every-file') return UNCHECKED;
    if (isVersionInRange(host.provides, requires)) return undefined;
    return `needs @pinpu/shared ${requires}, the host has ${host.provides}`;
  };
  const refused: Refusal[] = [];
  const chosen: Choice<Version>[] = [];
  for (const [remote, deployed] of Object.entries(registry.remotes)) {
    const { choice, passedOver } = chooseVersion(remote, deployed, visitor, faultOf);
    if (choice === undefined) refused.push(...nothingFits(remote, deployed, passedOver));
    else {
      refused.push(...passedOver.map((one) => ({ remote, ...one, paths: [] })));
      chosen.push({ remote, ...choice });
    }
  }
  const versions = chosen.map(({ candidate }) => candidate);
  const offered = (slot: string) => offeredVersions(slot, host, versions);
  const remotes = chosen.map((one) => {
    const fills = fittingFills(one, offered, refused);
    return [one.remote, { ...one.candidate, fills, version: one.version }] as const;
  });
  return { remotes: Object.fromEntries(remotes), refused };
}

/** The name under which the shell is deployed. */
export const SHELL = 'shell';

/** Chooses the version of the shell for a visitor, as `chooseComposition` chooses that of a remote. */
export function chooseShell<Version extends DeployedVersion>(
  registry: { shell?: Deployed<Version> | undefined; requires_checks?: boolean | undefined },
  visitor: Visitor = {},
): { shell?: Version & { version: string }; refused: Refusal[] } {
  if (registry.shell === undefined) return { refused: [] };
  const faultOf = ({ checks }: Version) =>
    registry.requires_checks && checks !== 'every-file' ? UNCHECKED : undefined;
  const { choice, passedOver } = chooseVersion(SHELL, registry.shell, visitor, faultOf);
  const refused = passedOver.map((one) => ({ remote: SHELL, ...one, paths: [] }));
  if (choice === undefined) return { refused };
  return { shell: { ...choice.candidate, version: choice.version }, refused };
}
