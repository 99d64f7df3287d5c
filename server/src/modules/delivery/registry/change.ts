import { existsSync, renameSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type Registry, registrySchema, servedRegistrySchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { append, isDue, type Signing } from './append.ts';
import type { RegistryState } from './entry.ts';
import { makeKey, type PublicKey, readSigner, type Signer } from './keys.ts';
import type { RegistryLog } from './registry-log.ts';

type Versions = Record<string, unknown>;
interface RawRemote {
  versions: Versions;
}

const mapValues = <From, To>(values: Record<string, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/** Adds `slots`, where versions before 1.0 listed what they fill; external readers of the registry may still use it. */
const forOlderReaders = ({ remotes, ...registry }: Registry) => ({
  ...registry,
  remotes: mapValues(remotes, ({ versions, ...remote }) => ({
    ...remote,
    versions: mapValues(versions, (one) => ({
      ...one,
      slots: mapValues(one.fills, ({ version }) => version),
    })),
  })),
});

interface Changeable {
  registry: Registry;
  /** The payload after a change; unreadable entries are in it unchanged. */
  payloadOf(changed: Registry): object;
}

/** Parses a payload for a change. Damaged entries are kept unchanged, so that all others can still be deployed. */
function changeable(payload: Buffer): Changeable {
  const raw: { remotes: Record<string, RawRemote> } = JSON.parse(payload.toString('utf8'));
  const served = safeParse(servedRegistrySchema, raw);
  if (!served.success) throw new Error('a verified entry could not be parsed');
  const unread: Record<string, RawRemote> = {};
  const damaged: Record<string, Versions> = {};
  const remotes: Record<string, RawRemote> = {};
  for (const [name, remote] of Object.entries(raw.remotes)) {
    const { damaged: faults = {} } = served.data.remotes[name] ?? {};
    if (Object.hasOwn(faults, '')) unread[name] = remote;
    else {
      const split = Object.entries(remote.versions).map(
        ([version, one]) => [version, one, Object.hasOwn(faults, version)] as const,
      );
      const pick = (isDamaged: boolean) =>
        Object.fromEntries(split.filter(([, , is]) => is === isDamaged));
      damaged[name] = pick(true);
      remotes[name] = { ...remote, versions: pick(false) };
    }
  }
  const parsed = safeParse(registrySchema, { ...raw, remotes });
  if (!parsed.success)
    throw new Error(`The registry is damaged at ${parsed.error.issues[0]?.path.join('.')}.`);
  return {
    registry: parsed.data,
    payloadOf(changed) {
      const older = forOlderReaders(changed);
      const merged = Object.entries(older.remotes).map(([name, remote]) => {
        const versions = { ...damaged[name], ...remote.versions };
        return [name, { ...remote, versions }] as const;
      });
      return { ...older, remotes: { ...unread, ...Object.fromEntries(merged) } };
    },
  };
}

/**
 * Replaces the key in `keyFile`: a first entry, signed by both keys, trusts both; a second, signed by the new key,
 * drops the old one. If it is interrupted in between, both are trusted, and rotating again completes it. A running
 * server reads the new file by itself.
 */
export async function rotateKey(
  source: RegistryLog,
  keyFile: string,
  now: Date,
): Promise<PublicKey> {
  const old = readSigner(keyFile);
  const nextFile = `${keyFile}.next`;
  if (!existsSync(nextFile)) makeKey(nextFile);
  const next = readSigner(nextFile);
  const both = [old, next];
  await changeSigned(source, { signers: both, keys: both, now }, (registry) => registry);
  renameSync(nextFile, keyFile);
  await changeSigned(source, { signers: [next], keys: [next], now }, (registry) => registry);
  return { id: next.id, public_key: next.public_key };
}

/** The registry was not changed; the message is a sentence for the caller. */
export class RegistryChangeRejected extends Error {
  override name = 'RegistryChangeRejected';
}

/** The most attempts; one only fails because another process has appended an entry. */
const ATTEMPTS = 200;

type Followed = Pick<RegistryLog, 'storage' | 'highest' | 'trusted' | 'refresh' | 'rejection'>;

/** @throws RegistryChangeRejected where this server does not accept the entry just added. */
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
