import { type Canary, canaryTakes } from './canary.ts';

/** Fields of any deployed version that decide whether it fits. */
export interface DeployedVersion {
  status: 'live' | 'retired' | 'bad';
  checks?: 'every-file' | 'nothing' | undefined;
}

/** The versions of a remote or of the shell, and which are live. */
export interface Deployments<Version> {
  /** '' where nothing is live: not yet, or no longer. */
  stable: string;
  canary?: Canary | undefined;
  versions: Record<string, Version>;
  history: readonly { version: string; action?: string | undefined }[];
  /** Versions that can't be parsed: the invalid field, and their paths. */
  damaged?: Record<string, { at: string; paths: string[] }> | undefined;
}

/** The visitor that a composition is chosen for. */
export interface Visitor {
  /** The visitor's bucket, which decides on canaries; without it, the visitor gets none. */
  bucket?: number | undefined;
  /** Versions to use instead of the live ones, by name. */
  versions?: Readonly<Record<string, string>> | undefined;
}

/** A version that was not chosen, and why. */
export interface PassedOver {
  version: string;
  reason: string;
}

interface VersionChoice<Version> {
  choice?: { version: string; candidate: Version };
  passedOver: PassedOver[];
}

/** Actions of the history that made no version stable. */
const NOT_STABLE = ['canary', 'retire'];

/**
 * The order in which versions are tried: the visitor's own version or canary, the stable one, then earlier stable ones,
 * the latest first. Where nothing is live, an earlier version is no fallback.
 */
function inOrder<Version>(name: string, deployed: Deployments<Version>, visitor: Visitor) {
  const { stable, canary, history, damaged = {} } = deployed;
  const { bucket, versions = {} } = visitor;
  const own = Object.hasOwn(versions, name) ? [versions[name] ?? ''] : [];
  const isCanary =
    canary !== undefined && bucket !== undefined && canaryTakes(bucket, name, canary);
  const first = [...own, ...(isCanary ? [canary.version] : [])];
  // A damaged remote has the fault under this name, too.
  if (stable === '')
    return new Set([...first, ...Object.keys(damaged).filter((one) => one === '')]);
  const before = history.filter(({ action = '' }) => !NOT_STABLE.includes(action)).reverse();
  const stables = before.map(({ version }) => version).filter((version) => version !== '');
  return new Set([...first, stable, ...stables]);
}

/** The first version that fits, and those that were tried before it. */
export function chooseVersion<Version extends DeployedVersion>(
  name: string,
  deployed: Deployments<Version>,
  visitor: Visitor,
  faultOf: (candidate: Version) => string | undefined,
): VersionChoice<Version> {
  const { stable, versions, damaged = {} } = deployed;
  const passedOver: PassedOver[] = [];
  const reasonAgainst = (candidate: Version | undefined, version: string) => {
    const fault = Object.hasOwn(damaged, version) ? damaged[version] : undefined;
    if (fault !== undefined) return `is damaged at ${fault.at}`;
    if (candidate === undefined) return 'is not in the registry';
    if (candidate.status === 'bad') return 'is marked bad';
    if (version !== stable && candidate.status !== 'live') return 'is not live';
    return faultOf(candidate);
  };
  for (const version of inOrder(name, deployed, visitor)) {
    const candidate = Object.hasOwn(versions, version) ? versions[version] : undefined;
    const reason = reasonAgainst(candidate, version);
    if (candidate !== undefined && reason === undefined)
      return { choice: { version, candidate }, passedOver };
    passedOver.push({ version, reason: reason ?? '' });
  }
  return { passedOver };
}
