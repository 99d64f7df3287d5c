import { entryKey, type RegistryState, STORED_ENTRIES } from './entry.ts';
import { signEnvelope } from './envelope.ts';
import type { PublicKey, Signer } from './keys.ts';
import type { RegistryLog } from './registry-log.ts';

const DAY_MS = 86_400_000;

/** For how many days an entry is accepted by a reader that has not seen it before. */
const VALID_DAYS = 30;
/** An entry that is valid for fewer days than this is renewed. */
const RENEWED_DAYS = 20;

/** Seconds until an entry is no longer accepted by a reader that has not seen it before. */
export const secondsUntilExpiry = ({ registry: { expires_at = '' } }: RegistryState, now: Date) =>
  (new Date(expires_at).getTime() - now.getTime()) / 1000;

/** Whether an entry must be signed again, even if nothing changes. */
export const isDue = (state: RegistryState, now: Date) =>
  !(secondsUntilExpiry(state, now) * 1000 > RENEWED_DAYS * DAY_MS);

export interface Signing {
  signers: readonly Signer[];
  keys?: readonly PublicKey[];
  now: Date;
}

/** Returns the number, or undefined where another process has just used it. */
export async function append(
  { storage, highest }: Pick<RegistryLog, 'storage' | 'highest'>,
  payload: object,
  { signers, keys = signers, now }: Signing,
): Promise<number | undefined> {
  const sequence = highest() + 1;
  const signed = {
    ...payload,
    sequence,
    issued_at: now.toISOString(),
    expires_at: new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString(),
    keys: keys.map(({ id, public_key }) => ({ id, public_key })),
  };
  const bytes = signEnvelope(JSON.stringify(signed), signers);
  if ((await storage.create(entryKey(sequence), bytes)) === 'exists') return undefined;
  if (sequence > STORED_ENTRIES) await storage.remove(entryKey(sequence - STORED_ENTRIES));
  return sequence;
}
