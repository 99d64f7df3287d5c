import { takeEarlyCall } from '@pinpu/shared/api/early';
import type { PublicConfig } from '@pinpu/shared/contracts';
import { loadApi } from './load-api.ts';

/** What of the configuration is this browser's own. */
export type Session = Pick<PublicConfig, 's' | 'storage_salt'>;

const CALL = 'config/public';

function sessionOf(answer: unknown): Session | undefined {
  const { body } = Object(answer);
  const { s, storage_salt } = Object(body);
  if (typeof s !== 'string') return undefined;
  return typeof storage_salt === 'string' ? { s, storage_salt } : { s };
}

/**
 * The session, from the configuration that the page's HTML has asked for: the rest of it the HTML carries. Without a
 * usable answer the shop is asked again, as on every page that is not rendered, and what fails is said (spec §8).
 */
export async function fetchSession(): Promise<Session> {
  const answer = await takeEarlyCall(CALL);
  const known = answer?.ok ? sessionOf(await answer.json().catch(() => undefined)) : undefined;
  return known ?? (await loadApi()).fetchPublicConfig();
}
