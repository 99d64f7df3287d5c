import { evaluateEntry } from './entry.ts';
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
