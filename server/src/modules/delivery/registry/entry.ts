import { type ServedRegistry, servedRegistrySchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { type Signature, unverifiedPayload, verifyEnvelope } from './envelope.ts';
import type { PublicKey } from './keys.ts';

interface Signed {
  sequence?: number;
}

function parsed<T>(text: string): T | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns why they are rejected, or how long they are valid. */
export function verifyPublished(
  payload: Buffer,
  signatures: string,
  trusted: readonly PublicKey[],
  now: Date,
): { fault?: string; seconds?: number } {
  const text = payload.toString('utf8');
  const entry = { payload: text, ...parsed<object>(signatures) };
  const { sequence = 0 } = parsed<Signed>(text) ?? {};
  const result = evaluateEntry(Buffer.from(JSON.stringify(entry)), sequence, trusted, now);
  if (result.fault !== undefined) return { fault: result.fault };
  const { expires_at = '' } = result.state.registry;
  return { seconds: (new Date(expires_at).getTime() - now.getTime()) / 1000 };
}

export interface RegistryState {
  registry: ServedRegistry;
  /** The exact bytes that are signed. */
  payload: Buffer;
  signatures: Signature[];
  sequence: number;
  bytes: Buffer;
}

/** A verified entry, or why it is rejected. */
type EntryResult = { state: RegistryState; fault?: never } | { state?: never; fault: string };

const PREFIX = 'registry/';
const ENTRY = /^registry\/(\d{8})\.json$/;

/** How many of the last entries stay in the log, for instances that were offline. */
export const STORED_ENTRIES = 200;

export const entryKey = (sequence: number) => `${PREFIX}${String(sequence).padStart(8, '0')}.json`;

export async function entryNumbers(storage: {
  list(prefix: string): AsyncIterable<string>;
}): Promise<number[]> {
  const found: number[] = [];
  for await (const key of storage.list(PREFIX)) {
    const [, digits] = ENTRY.exec(key) ?? [];
    if (digits !== undefined) found.push(Number(digits));
  }
  return found.sort((a, b) => a - b);
}

function parsedPayload(payload: Buffer) {
  try {
    return safeParse(servedRegistrySchema, JSON.parse(payload.toString('utf8')));
  } catch {
    return undefined;
  }
}

/** The keys that an entry lists, without verifying it; none where it can't be parsed. */
export function listedKeys(bytes: Buffer): PublicKey[] {
  const payload = unverifiedPayload(bytes);
  const parsed = payload && parsedPayload(payload);
  return (parsed?.success && parsed.data.keys) || [];
}

/**
 * Checks an entry: it must be signed by a trusted key, have this number, and not be expired at `now` (where that is
 * given). A signed entry under another number would be a replay of an old one.
 */
export function evaluateEntry(
  bytes: Buffer,
  sequence: number,
  trusted: readonly PublicKey[],
  now?: Date,
): EntryResult {
  const opened = verifyEnvelope(bytes, trusted);
  if (opened.fault !== undefined) return { fault: opened.fault };
  const parsed = parsedPayload(opened.payload);
  if (parsed === undefined) return { fault: 'is not JSON' };
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { fault: `is damaged at ${issue?.path.join('.') || 'its root'}` };
  }
  const registry = parsed.data;
  if (registry.sequence !== sequence)
    return { fault: `is entry ${registry.sequence} under another number` };
  if (registry.expires_at === undefined) return { fault: 'does not say when it expires' };
  if (now !== undefined && !(new Date(registry.expires_at) > now))
    return { fault: `has expired on ${registry.expires_at}` };
  return { state: { registry, ...opened, sequence, bytes } };
}
