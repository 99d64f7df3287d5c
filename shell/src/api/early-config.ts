import { takeEarlyCall } from '@pinpu/shared/api/early';
import type { PublicConfig } from '@pinpu/shared/contracts';
import { loadApi } from './load-api.ts';

const CALL = 'config/public';

const isLike = (value: unknown, known: unknown) =>
  value !== null &&
  (known === undefined ||
    (typeof value === typeof known && Array.isArray(value) === Array.isArray(known)));

/** The configuration in a response; a field of another type than in the rendered configuration is taken from that. */
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
 * The configuration with this browser's session, from the response to the call that the page's HTML has started. It
 * comes from the server that rendered the page, so it is parsed without the contracts' library. Where the response is
 * not usable, the shop is called again as on a page that is not rendered, and errors are shown (spec §8).
 */
export async function fetchOwnConfig(rendered: PublicConfig): Promise<PublicConfig> {
  const answer = await takeEarlyCall(CALL);
  const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  return configOf(body, rendered) ?? (await loadApi()).fetchPublicConfig();
}
