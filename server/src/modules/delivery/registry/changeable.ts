import { type Registry, registrySchema, servedRegistrySchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';

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

/** A registry to change, with its unreadable entries set aside. */
export interface Changeable {
  registry: Registry;
  /** The payload after a change; unreadable entries are in it unchanged. */
  payloadOf(changed: Registry): object;
}

/** Parses a payload for a change. Damaged entries are kept unchanged, so that all others can still be deployed. */
export function changeable(payload: Buffer): Changeable {
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
