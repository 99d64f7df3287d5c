import type { RemoteVersion, ShellVersion } from '@pinpu/shared/contracts';
import {
  type GateRejection,
  type LiveRegistry,
  liveRemotes,
  liveShell,
  type RemoteCandidate,
} from './gate.ts';

type Offers = Record<string, number>;

const listed = (versions: readonly number[]) => [...new Set(versions)].join(' and ');

const offeredIn = (offers: readonly (Offers | undefined)[], slot: string): number[] =>
  offers.flatMap((one) => (one !== undefined && Object.hasOwn(one, slot) ? (one[slot] ?? []) : []));

function fillFaults(
  name: string,
  { fills }: Pick<RemoteVersion, 'fills'>,
  offers: readonly (Offers | undefined)[],
): GateRejection[] {
  return Object.entries(fills).flatMap(([slot, { version }]) => {
    const offered = offeredIn(offers, slot);
    if (offered.includes(version)) return [];
    const where = offered.length > 0 ? `in version ${listed(offered)}` : 'by nobody';
    return {
      gate: 'slots' as const,
      reason: `${name} fills ${slot} in contract version ${version}, which is offered ${where}`,
      what_to_do: `correct "fills" in ${name}/remote.json, or wait until the slot is offered in version ${version}; --accept slots leaves this filler out until then`,
    };
  });
}

/** The live fillers of slots that are no longer offered in their version once `after` replaces `before`. */
function droppedFillers(
  what: string,
  registry: LiveRegistry,
  {
    name,
    before,
    after,
  }: {
    name: string;
    before: readonly (Offers | undefined)[];
    after: readonly (Offers | undefined)[];
  },
): GateRejection[] {
  return liveRemotes(registry, name).flatMap(([filler, { fills }]) =>
    Object.entries(fills)
      .filter(
        ([slot, { version }]) =>
          offeredIn(before, slot).includes(version) && !offeredIn(after, slot).includes(version),
      )
      .map(([slot, { version }]) => ({
        gate: 'slots' as const,
        reason: `the live ${filler} fills ${slot} in contract version ${version}, which ${what} no longer offers`,
        what_to_do: `keep offering version ${version}, or agree on a time with the team of ${filler} and deploy with --accept slots: until it follows, its part is left out`,
      })),
  );
}

/** What it fills must be offered in that version, and what it offers must fit live fillers. */
export function remoteSlotGate(
  { name, version }: RemoteCandidate,
  registry: LiveRegistry,
): GateRejection[] {
  const others = [
    liveShell(registry)?.offers,
    ...liveRemotes(registry, name).map(([, { offers }]) => offers),
  ];
  const own = registry.remotes[name];
  const replaced = own?.versions[own.stable]?.offers;
  return [
    ...fillFaults(name, version, [...others, version.offers]),
    ...droppedFillers(name, registry, {
      name,
      before: [...others, replaced],
      after: [...others, version.offers],
    }),
  ];
}

export function shellSlotGate(
  { offers }: Pick<ShellVersion, 'offers'>,
  registry: LiveRegistry,
): GateRejection[] {
  const remotes = liveRemotes(registry).map(([, version]) => version.offers);
  return droppedFillers('this shell', registry, {
    name: '',
    before: [...remotes, liveShell(registry)?.offers],
    after: [...remotes, offers],
  });
}
