import { type RemoteVersion, SLOT_VERSIONS } from '@pinpu/shared/contracts';
import { isVersionInRange } from '@pinpu/shared/domain';

/** The reason why this host rejects a remote; undefined if it is compatible (architecture §2). */
export function incompatibility(remote: RemoteVersion, provided: string): string | undefined {
  if (!isVersionInRange(provided, remote.requires))
    return `needs @pinpu/shared ${remote.requires}, the host has ${provided}`;
  const known: Record<string, number> = SLOT_VERSIONS;
  const odd = Object.entries(remote.slots).find(([name, version]) => known[name] !== version);
  return (
    odd &&
    `fills slot ${odd[0]} in contract version ${odd[1]}, the host has ${known[odd[0]] ?? 'none'}`
  );
}
