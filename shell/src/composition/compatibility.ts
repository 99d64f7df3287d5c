import { type RemoteVersion, SLOT_VERSIONS } from '@pinpu/shared/contracts';
import { isVersionInRange } from '@pinpu/shared/domain';

/** Why this host must not register a remote, or undefined when it may (architecture §2). */
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
