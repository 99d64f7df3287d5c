import { createSecretKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sandboxKey } from '../../../server/src/modules/sales/payment/providers/sandbox/shared-key.ts';
import { lineOf } from '../../../server/src/testing/buyer.ts';
import { OOLONG } from '../../../server/src/testing/small-shop.ts';
import {
  newCheckout,
  type Placed,
  placedBy,
  sendCheckout,
} from '../../harness/checkout-request.ts';
import type { Deployment } from '../../harness/deployment.ts';
import { ecpayWebhooks } from '../../harness/ecpay-webhooks.ts';
import { type Answer, post } from '../../harness/post.ts';
import { SERVER_KEY } from '../../harness/shop-process.ts';
import type { Webhooks } from '../../harness/webhooks.ts';
import type { OrderEvent } from './expected-order.ts';
import { sandboxWebhooks } from './sandbox-webhooks.ts';

/** An order that gets events through any instance. */
export interface OrderUnderEvents extends Placed {
  s: string;
  sendEvent(event: OrderEvent, shop: number): Promise<Answer>;
}

const urlOf = ({ shops }: Deployment, shop: number) => shops[shop % shops.length]?.url ?? '';

/** All webhooks that the deployment's provider can send for a trade. */
export async function webhooksOf(
  deployment: Deployment,
  placed: Placed,
): Promise<Partial<Webhooks>> {
  if (deployment.provider === 'ecpay') return ecpayWebhooks(deployment.peer, placed);
  const serverKey = createSecretKey(SERVER_KEY, 'hex');
  const clock = () => new Date();
  const key = await deployment.withDatabase((db) => sandboxKey({ db, serverKey, clock })());
  return sandboxWebhooks(key, placed);
}

/** Sends an action as `npm run orders` does. */
const byHand = (deployment: Deployment, shop: number, json: object): Promise<Answer> => {
  const i = shop % deployment.shops.length;
  const token = readFileSync(
    path.join(deployment.dataDirs[i] ?? '', 'operator.token'),
    'utf8',
  ).trim();
  const headers = { authorization: `Bearer ${token}` };
  return post(`${urlOf(deployment, shop)}/operator/orders/move`, { json, headers });
};

/** Milliseconds between two queries of an instance to its provider, after the initial burst (ADR 0110). */
const QUERY_MS = 2000;

/**
 * Starts a second payment attempt, which supersedes the first one, as soon as the instance may ask the provider about
 * the first.
 */
async function paidAgain(deployment: Deployment, { guid }: Placed, s: string): Promise<Placed> {
  const url = `${urlOf(deployment, 1)}/api/cart/pubPay/${guid}?s=${s}`;
  for (let attempts = 150; ; attempts -= 1) {
    const answer = await post(url, { json: {} });
    if (answer.status !== 503 || attempts === 0) return placedBy(answer);
    await pause(QUERY_MS);
  }
}

/** Places an order of two units; with `again`, its payment is started twice. */
export async function orderUnderEvents(
  deployment: Deployment,
  again: boolean,
): Promise<OrderUnderEvents> {
  const request = newCheckout([lineOf(OOLONG, 2)]);
  const placed = placedBy(await sendCheckout(urlOf(deployment, 0), request));
  const first = await webhooksOf(deployment, placed);
  const second = again
    ? await webhooksOf(deployment, await paidAgain(deployment, placed, request.s))
    : first;
  const sendEvent = (event: OrderEvent, shop: number) => {
    const { ord_code } = placed;
    if (event === 'ship' || event === 'refund')
      return byHand(deployment, shop, { ord_code, move: event });
    const [kind, isFirst] = event.split(', ') as [keyof Webhooks, string?];
    const webhook = (isFirst ? first : second)[kind];
    if (!webhook) throw new Error(`${deployment.provider} says nothing like ${kind}`);
    const url = `${urlOf(deployment, shop)}/api/payment/${deployment.provider}/notice`;
    return post(url, { form: webhook() });
  };
  return { ...placed, s: request.s, sendEvent };
}
