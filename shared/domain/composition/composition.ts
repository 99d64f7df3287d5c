import {
  type Candidate,
  type Choice,
  type CompositionHost,
  lostWith,
  type Rejection,
  rangeFault,
  withFittingFills,
} from './composition-fit.ts';
import {
  chooseVersion,
  type DeployedVersion,
  type Deployments,
  type PassedOver,
  type Visitor,
} from './deployed-versions.ts';

const UNCHECKED = 'has files that are not checked';

/** The rejection where no version fits; its reason is the stable version's. */
function nothingFits<Version extends Candidate>(
  remote: string,
  { stable, versions, damaged = {} }: Deployments<Version>,
  passedOver: PassedOver[],
): Rejection[] {
  const candidate = versions[stable];
  const lost = candidate ? lostWith(candidate) : { paths: damaged[stable]?.paths ?? [] };
  return passedOver
    .filter(({ version }) => version === stable)
    .map((one) => ({ remote, ...one, ...lost }));
}

/**
 * Chooses the version of each remote for a visitor: the canary if it takes the visitor's bucket, else the stable one.
 * Where that is bad, damaged or needs another version of shared, the last good one. Where the registry requires checks,
 * a version that does not check all its files does not fit, either. A filler of a slot that is not offered in its
 * version is left out alone.
 */
export function chooseComposition<Version extends Candidate>(
  registry: {
    remotes: Record<string, Deployments<Version>>;
    requires_checks?: boolean | undefined;
  },
  host: CompositionHost,
  visitor: Visitor = {},
): { remotes: Record<string, Version & { version: string }>; refused: Rejection[] } {
  const faultOf = ({ checks, requires }: Version) => {
    if (registry.requires_checks && checks !== 'every-file') return UNCHECKED;
    return rangeFault(requires, host);
  };
  const rejected: Rejection[] = [];
  const chosen: Choice<Version>[] = [];
  for (const [remote, deployed] of Object.entries(registry.remotes)) {
    const { choice, passedOver } = chooseVersion(remote, deployed, visitor, faultOf);
    if (choice === undefined) rejected.push(...nothingFits(remote, deployed, passedOver));
    else {
      rejected.push(...passedOver.map((one) => ({ remote, ...one, paths: [] })));
      chosen.push({ remote, ...choice });
    }
  }
  return withFittingFills(chosen, rejected, host);
}

/** The name under which the shell is deployed. */
export const SHELL = 'shell';

/** Chooses the version of the shell for a visitor, in the same way as `chooseComposition` does for a remote. */
export function chooseShell<Version extends DeployedVersion>(
  registry: { shell?: Deployments<Version> | undefined; requires_checks?: boolean | undefined },
  visitor: Visitor = {},
): { shell?: Version & { version: string }; refused: Rejection[] } {
  if (registry.shell === undefined) return { refused: [] };
  const faultOf = ({ checks }: Version) =>
    registry.requires_checks && checks !== 'every-file' ? UNCHECKED : undefined;
  const { choice, passedOver } = chooseVersion(SHELL, registry.shell, visitor, faultOf);
  const rejected = passedOver.map((one) => ({ remote: SHELL, ...one, paths: [] }));
  if (choice === undefined) return { refused: rejected };
  return { shell: { ...choice.candidate, version: choice.version }, refused: rejected };
}
