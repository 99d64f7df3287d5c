import { takeEarlyCall } from '@pinpu/shared/api/early';
import type { PublicConfig } from '@pinpu/shared/contracts';
import { loadApi } from './load-api.ts';

const CALL = 'config/public';

const isLike = (value: unknown, known: unknown) =>
  value !== null &&
  (known === undefined ||
    (typeof value === typeof known && Array.isArray(value) === Array.isArray(known)));

/** The configuration of an answer; what is not of the kind that the page was rendered with is as it was rendered. */
function configOf(answer: unknown, rendered: PublicConfig): PublicConfig | undefined {
  const body: unknown = Object(answer).body;
  if (typeof Object(body).s !== 'string') return undefined;
  const known = new Map<string, unknown>(Object.entries({ storage_salt: '', ...rendered }));
  const fields = Object.entries(Object(body)).filter(([name, value]) =>
    isLike(value, known.get(name)),
  );
  return { ...rendered, ...Object.fromEntries(fields) };
}

/**
 * The configuration with this browser's session, from the answer to the call that the page's HTML has begun: it comes from
 * the server that has rendered the page with it, and is read without the library of the contracts. Without a usable
 * answer the shop is asked again, as on every page that is not rendered, and what fails is said (spec §8).
 */
export async function fetchOwnConfig(rendered: PublicConfig): Promise<PublicConfig> {
  const answer = await takeEarlyCall(CALL);
  const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  return configOf(body, rendered) ?? (await loadApi()).fetchPublicConfig();
}
