import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@pinpu/shared/contracts';
import { append, isDue, type Signing } from './append.ts';
import { changeable } from './changeable.ts';
import type { RegistryState } from './entry.ts';
import type { Signer } from './keys.ts';
import type { RegistryLog } from './registry-log.ts';

/** The registry was not changed; the message is a sentence for the caller. */
export class RegistryChangeRejected extends Error {
  override name = 'RegistryChangeRejected';
}

/** The most attempts; one only fails because another process has appended an entry. */
const ATTEMPTS = 200;

type Followed = Pick<RegistryLog, 'storage' | 'highest' | 'trusted' | 'refresh' | 'rejection'>;

/**
 * Waits for the entry that was just added, and returns the registry. @throws RegistryChangeRejected where this server
 * does not accept it.
 */
async function accepted(
  { refresh, rejection }: Followed,
  sequence: number,
): Promise<RegistryState> {
  const after = await refresh();
  if (after !== undefined && after.sequence >= sequence) return after;
  throw new RegistryChangeRejected(
    `Entry ${sequence} was added to the registry, but this server does not accept it (${rejection() ?? 'it is not there'}). Look at the deployments before you try again: other servers may have accepted it.`,
  );
}

function checkTrusted({ trusted }: Followed, { id }: Signer) {
  if (trusted().some((key) => key.id === id)) return;
  const ids = trusted().map((key) => key.id);
  throw new RegistryChangeRejected(
    `The key of this machine, ${id}, is not one of the registry's (${ids.join(', ')}): put the registry's key into REGISTRY_KEY_FILE.`,
  );
}

type Live = Registry['remotes'][string] | NonNullable<Registry['shell']>;

const isChecked = ({ stable, versions }: Live) => versions[stable]?.checks === 'every-file';

/** Once every live version checks all its files, the registry requires that of every later version. */
function withChecks(registry: Registry): Registry {
  const { requires_checks, remotes, shell } = registry;
  const live = [...Object.values(remotes), ...(shell ? [shell] : [])];
  return { ...registry, requires_checks: requires_checks ?? (live.every(isChecked) || undefined) };
}

/** Appends an entry with the result of `change`, signed by `signing.signers`. */
export async function changeSigned(
  source: Followed,
  signing: Signing,
  change: (registry: Registry) => Registry,
): Promise<RegistryState> {
  const [signer] = signing.signers;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await source.refresh();
    if (before === undefined) throw new RegistryChangeRejected('There is no registry yet.');
    if (signer !== undefined) checkTrusted(source, signer);
    const { registry, payloadOf } = changeable(before.payload);
    const changed = change(structuredClone(registry));
    const isSame = signing.keys === undefined && isDeepStrictEqual(changed, registry);
    if (isSame && !isDue(before, signing.now)) return before;
    // Keys stay trusted until a rotation drops them.
    const keys = signing.keys ?? before.registry.keys ?? signing.signers;
    const added = await append(source, payloadOf(withChecks(changed)), { ...signing, keys });
    if (added !== undefined) return accepted(source, added);
  }
  throw new RegistryChangeRejected('Too many concurrent changes of the registry: try again.');
}

/**
 * Flips the registry: atomically appends an entry with the result of `change`. Where another process was faster,
 * `change` runs again on the newer registry. Appends nothing where nothing changes. @throws RegistryChangeRejected, and
 * what `change` throws.
 */
export const changeRegistry = (
  source: Followed,
  signer: Signer,
  now: Date,
  change: (registry: Registry) => Registry,
): Promise<RegistryState> => changeSigned(source, { signers: [signer], now }, change);
