import {
  SANDBOX_MERCHANT,
  sandboxKey,
  signed,
} from '../../modules/sales/payment/providers/sandbox/protocol.ts';
import type { TestApp } from '../test-app.ts';

type Shop = Pick<TestApp, 'app'>;

export function formOf(html: string): { action: string; fields: Record<string, string> } {
  const text = (value: string) =>
    value
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  return {
    action: text(/ action="([^"]*)"/.exec(html)?.[1] ?? ''),
    fields: Object.fromEntries(
      inputs.map(([, name = '', value = '']) => [text(name), text(value)]),
    ),
  };
}

export const postForm = ({ app }: Shop, url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

export async function openPayment(shop: Shop, html: string): Promise<string> {
  const { action, fields } = formOf(html);
  const answer = await postForm(shop, new URL(action).pathname, fields);
  return String(answer.headers.location);
}

export async function choose(shop: Shop, page: string, choice: string): Promise<string> {
  const answer = await postForm(shop, page, { choice });
  return String(answer.headers.location);
}

/** Sends a webhook as the sandbox provider does, signed with this shop's key. */
export async function sendWebhook(
  shop: Pick<TestApp, 'app' | 'db' | 'serverKey' | 'clock'>,
  fields: Record<string, string>,
) {
  const key = await sandboxKey({ ...shop, clock: shop.clock.now })();
  const webhook = signed({ merchant: SANDBOX_MERCHANT, ...fields }, key);
  return postForm(shop, '/api/payment/sandbox/notice', webhook);
}
