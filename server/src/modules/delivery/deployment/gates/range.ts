import type { ShellVersion } from '@pinpu/shared/contracts';
import { isVersionInRange } from '@pinpu/shared/domain';
import {
  type GateRejection,
  type LiveRegistry,
  liveRemotes,
  liveShell,
  type RemoteCandidate,
} from './gate.ts';

export function remoteRangeGate(
  { name, version }: RemoteCandidate,
  registry: LiveRegistry,
): GateRejection[] {
  const provides = liveShell(registry)?.provides;
  if (provides !== undefined && isVersionInRange(provides, version.requires)) return [];
  return [
    {
      gate: 'range',
      reason:
        provides === undefined
          ? 'no shell is live'
          : `${name} needs @pinpu/shared ${version.requires}, the live shell provides ${provides}`,
      what_to_do: `build ${name} with the @pinpu/shared of the live shell, or have the shell deployed first`,
    },
  ];
}

export const shellRangeGate = (
  { provides }: Pick<ShellVersion, 'provides'>,
  registry: LiveRegistry,
): GateRejection[] =>
  liveRemotes(registry)
    .filter(([, { requires }]) => !isVersionInRange(provides, requires))
    .map(([name, { requires }]) => ({
      gate: 'range',
      reason: `this shell provides @pinpu/shared ${provides}, the live ${name} needs ${requires}`,
      what_to_do: `have ${name} deployed with a version that fits both shells first (requires: "${requires} || ^${provides}")`,
    }));
