import {
  type EmbedCart,
  type EmbedCheckout,
  embedCartAnswerSchema,
  embedCheckoutAnswerSchema,
  embedConfigAnswerSchema,
  embedOutcomeAnswerSchema,
  embedProductsAnswerSchema,
  failureSchema,
} from '@pinpu/shared/contracts';
import { type Infer, type Schema, safeParse } from '@pinpu/shared/contracts/schema';
import { EmbedError } from './embed-error.ts';
import { plainJson } from './plain-json.ts';
import { isSiteKey } from './site-key.ts';

const LIMIT_MS = 10_000;
const UNREACHABLE = '目前無法連線到商店，請稍後再試。';

const unreachable = (status = 0) => new EmbedError('UNREACHABLE', UNREACHABLE, status);

/** A text that is no key needs no call: the shop can't know it. */
const unknownSite = (site: string) =>
  new EmbedError('SITE_UNKNOWN', `網站代碼「${site.slice(0, 40)}」不存在，請確認是否有誤。`, 403);

/** The error of a rejected call, with the shop's sentence; other bodies are not meant for shoppers. */
function rejectionOf(json: unknown, status: number): EmbedError {
  const failure = safeParse(failureSchema, json);
  const first = failure.success ? [failure.data.msg].flat()[0] : undefined;
  if (first === undefined) return unreachable(status);
  if (typeof first === 'string') return new EmbedError('REFUSED', first, status);
  return new EmbedError(first.Code ?? 'REFUSED', first.Message, status);
}

/** The shop's address, and the key of the site that shows it; '' on the shop's own pages. */
export interface ShopAddress {
  shop: string;
  site: string;
}

/**
 * The calls of the embedded cart, each without cookies and with a time limit. `fetch` instead of ky, which would take a
 * tenth of the script's size. @throws EmbedError
 */
export function shopCalls({ shop, site }: ShopAddress) {
  async function call<T extends Schema>(
    path: string,
    schema: T,
    { query = {}, body }: { query?: Record<string, string>; body?: object } = {},
  ): Promise<Infer<T>> {
    if (site !== '' && !isSiteKey(site)) throw unknownSite(site);
    const search = new URLSearchParams({ ...query, ...(site && { site }) });
    const response = await fetch(`${shop}/api/embed${path}?${search}`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: plainJson(body),
      }),
    }).catch(() => undefined);
    const json: unknown = await response?.json().catch(() => undefined);
    if (!response?.ok) throw rejectionOf(json, response?.status ?? 0);
    const answer = safeParse(schema, json);
    if (!answer.success) throw unreachable(response.status);
    return answer.data;
  }
  return {
    config: async (s: string) =>
      (await call('/config', embedConfigAnswerSchema, { query: { s } })).body,
    products: async (ids: readonly string[], promo_code: string) => {
      const query = { ids: ids.join(','), promo_code };
      return (await call('/products', embedProductsAnswerSchema, { query })).body.products;
    },
    cart: async (body: EmbedCart) => (await call('/cart', embedCartAnswerSchema, { body })).body,
    checkout: async (body: EmbedCheckout) =>
      (await call('/checkout', embedCheckoutAnswerSchema, { body })).body,
    outcome: async (ticket: string) =>
      (await call(`/checkout/${encodeURIComponent(ticket)}`, embedOutcomeAnswerSchema)).body,
  };
}

export type ShopCalls = ReturnType<typeof shopCalls>;
