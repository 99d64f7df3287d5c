import type { Clock } from '../../../platform/clock.ts';
import type { RegistryConfig } from './config.ts';
import {
  entryKey,
  entryNumbers,
  evaluateEntry,
  listedKeys,
  type RegistryState,
  STORED_ENTRIES,
} from './entry.ts';
import { configuredKeys, type PublicKey, type Signer } from './keys.ts';
import { readSeen, writeSeen } from './seen.ts';
import type { DeploymentStorage } from './storage/port.ts';

/** The configured keys and those of the last good entry, without keys that were dropped. */
function openTrust(configured: readonly PublicKey[], dropped: readonly string[] = []) {
  const gone = new Set(dropped);
  let listed: readonly PublicKey[] = [];
  return {
    keys: (): PublicKey[] => [...configured, ...listed].filter(({ id }) => !gone.has(id)),
    dropped: () => [...gone],
    follow({ registry: { keys = [] } }: Pick<RegistryState, 'registry'>) {
      const now = new Set(keys.map(({ id }) => id));
      for (const { id } of listed) if (!now.has(id)) gone.add(id);
      for (const id of now) gone.delete(id);
      listed = keys;
    },
  };
}
type Trust = ReturnType<typeof openTrust>;

export interface RegistryLogger {
  error(fields: object, text: string): void;
}

/** The log of signed entries. A rejected entry is logged once, and the last good entry stays in use. */
export interface RegistryLog {
  readonly storage: DeploymentStorage;
  current(): RegistryState | undefined;
  refresh(): Promise<RegistryState | undefined>;
  /** Even an expired one, if the log still has it; undefined where missing or not valid. */
  entry(sequence: number): Promise<RegistryState | undefined>;
  highest(): number;
  rejection(): string | undefined;
  trusted(): PublicKey[];
}

async function remember(
  { seenFile }: Pick<RegistryConfig, 'seenFile'>,
  { name }: DeploymentStorage,
  trust: Trust,
  { sequence, bytes }: RegistryState,
) {
  const seen = { sequence, entry: bytes.toString(), dropped: trust.dropped() };
  await writeSeen(seenFile, name, seen);
}

interface Following {
  config: Pick<RegistryConfig, 'seenFile'>;
  storage: DeploymentStorage;
  trust: Trust;
  clock: Clock;
  log: RegistryLogger;
}

/** In refreshes. A list costs more, and finds entries after a gap, as in a damaged log. */
const LIST_EVERY = 30;

/** An entry by its number, up to the last one; it may have expired since it was signed. */
async function entryUpTo(
  last: RegistryState | undefined,
  sequence: number,
  storage: DeploymentStorage,
  trust: Trust,
) {
  if (last === undefined || sequence === last.sequence) return last;
  const isLogged = sequence < last.sequence && sequence > last.sequence - STORED_ENTRIES;
  const bytes = isLogged ? await storage.read(entryKey(sequence)) : undefined;
  return bytes && evaluateEntry(bytes, sequence, trust.keys()).state;
}

function follow(
  { config, storage, trust, clock, log }: Following,
  first?: RegistryState,
): RegistryLog {
  let last = first;
  let highest = first?.sequence ?? 0;
  let rejection: string | undefined;
  let rounds = 0;

  const reject = (sequence: number, reason: string) => {
    rejection = `entry ${sequence} ${reason}`;
    log.error({ entry: sequence, reason }, 'rejected an entry of the registry');
  };

  async function take(state: RegistryState) {
    last = state;
    trust.follow(state);
    await remember(config, storage, trust, state);
  }

  /** Reads and evaluates the entry with this number; false where there is none. */
  async function consider(sequence: number): Promise<boolean> {
    const bytes = await storage.read(entryKey(sequence));
    if (bytes === undefined) return false;
    const result = evaluateEntry(bytes, sequence, trust.keys(), clock());
    highest = Math.max(highest, sequence);
    if (result.fault !== undefined) reject(sequence, result.fault);
    else await take(result.state);
    return true;
  }

  async function round() {
    if (rounds % LIST_EVERY === 0)
      for (const number of await entryNumbers(storage))
        if (number > highest) await consider(number);
    rounds += 1;
    while (await consider(highest + 1));
    return last;
  }

  let queue: Promise<unknown> = Promise.resolve();
  function refresh() {
    const next = queue.then(round);
    queue = next.catch(() => undefined);
    return next;
  }

  return {
    storage,
    current: () => last,
    highest: () => highest,
    rejection: () => rejection,
    trusted: trust.keys,
    refresh,
    entry: async (sequence) =>
      entryUpTo(sequence > highest ? await refresh() : last, sequence, storage, trust),
  };
}

/** This machine's own copy of the last good entry, which others can't replace. */
function remembered(config: RegistryConfig, storage: DeploymentStorage, log: RegistryLogger) {
  const seen = readSeen(config.seenFile, storage.name);
  if (seen === 'damaged') {
    log.error(
      { file: config.seenFile },
      'damaged: the last good entry of the registry is not known',
    );
    return undefined;
  }
  return seen;
}

/** The last entry signed by a configured key; used where this machine has no copy of its own. */
async function lastSigned(storage: DeploymentStorage, trusted: readonly PublicKey[], now: Date) {
  for (const number of (await entryNumbers(storage)).reverse()) {
    const bytes = await storage.read(entryKey(number));
    const result = bytes && evaluateEntry(bytes, number, trusted, now);
    if (result?.state !== undefined) return result.state;
  }
  return undefined;
}

export async function openLog(
  config: RegistryConfig,
  storage: DeploymentStorage,
  signer: Signer | null,
  clock: Clock,
  log: RegistryLogger,
): Promise<RegistryLog> {
  const configured = configuredKeys(config, signer);
  const seen = remembered(config, storage, log);
  const trust = openTrust(configured, seen?.dropped);
  let first: RegistryState | undefined;
  if (seen !== undefined) {
    const bytes = Buffer.from(seen.entry);
    // Verified also with the keys it lists itself, since they were trusted when it was stored. It may have expired since; it
    // stays in use.
    const result = evaluateEntry(bytes, seen.sequence, [...configured, ...listedKeys(bytes)]);
    if (result.fault !== undefined)
      log.error({ reason: result.fault }, 'the remembered entry is damaged');
    first = result.state;
  }
  first ??= await lastSigned(storage, trust.keys(), clock());
  if (first !== undefined) {
    trust.follow(first);
    await remember(config, storage, trust, first);
  }
  const opened = follow({ config, storage, trust, clock, log }, first);
  await opened.refresh();
  return opened;
}
