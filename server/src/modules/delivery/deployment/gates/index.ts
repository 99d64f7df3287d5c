import type { RemoteVersion, ShellVersion } from '@pinpu/shared/contracts';
import { SHELL } from '@pinpu/shared/domain';
import { type GateRejection, type LiveRegistry, liveShell } from './gate.ts';
import { remoteRangeGate, shellRangeGate } from './range.ts';
import { routeGate } from './routes.ts';
import { MOUNT, REMOTE_BUDGET, SHELL_BUDGET, sizeGate, type Weight, weightOf } from './size.ts';
import { remoteSlotGate, shellSlotGate } from './slots.ts';

const isShell = (version: RemoteVersion | ShellVersion): version is ShellVersion =>
  'scripts' in version;

function weightOfVersion(version: RemoteVersion | ShellVersion | undefined): Weight | undefined {
  if (version?.files === undefined) return undefined;
  if (isShell(version)) {
    const files = version.scripts.map(({ file }) => file);
    return weightOf(version.files, [{ path: 'the first load', files }]);
  }
  const { embed, mount, routes } = version;
  const { files = [], own_react = [] } = mount ?? {};
  const embeds = embed === undefined ? [] : [embed];
  const forOthers = [
    { path: 'the module for other sites', files: embeds },
    { path: MOUNT, files },
    { path: 'the container for other hosts', files: [...files, ...own_react] },
  ].filter((one) => one.files.length > 0);
  const apart = [...embeds, ...files, ...own_react];
  return weightOf(version.files, [...routes, ...forOthers], apart);
}

function sizeRejections(
  version: RemoteVersion | ShellVersion,
  live: RemoteVersion | ShellVersion | undefined,
): GateRejection[] {
  const now = weightOfVersion(version);
  const budget = isShell(version) ? SHELL_BUDGET : REMOTE_BUDGET;
  return now ? sizeGate(now, weightOfVersion(live), budget) : [];
}

export function liveRejections(
  name: string,
  version: RemoteVersion | ShellVersion,
  registry: LiveRegistry,
  accepted: readonly string[] = [],
): GateRejection[] {
  const live = registry.remotes[name];
  const all = isShell(version)
    ? [
        ...shellRangeGate(version, registry),
        ...shellSlotGate(version, registry),
        ...sizeRejections(version, liveShell(registry)),
      ]
    : [
        ...remoteRangeGate({ name, version }, registry),
        ...remoteSlotGate({ name, version }, registry),
        ...routeGate({ name, version }, registry),
        ...sizeRejections(version, live?.versions[live.stable]),
      ];
  return all.filter(({ gate }) => !accepted.includes(gate));
}

/** Only the gates that compare a version with the live shop, since its files passed before. */
export const rangeRejections = (
  name: string,
  version: RemoteVersion | ShellVersion,
  registry: LiveRegistry,
): GateRejection[] =>
  name === SHELL && isShell(version)
    ? shellRangeGate(version, registry)
    : remoteRangeGate({ name, version: version as RemoteVersion }, registry);
