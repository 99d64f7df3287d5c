import { createSecretKey } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  RESULT,
  SANDBOX_MERCHANT,
  sandboxKey,
  signed,
} from '../../../server/src/modules/sales/payment/providers/sandbox/protocol.ts';
import { lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { OOLONG } from '../../../server/src/testing/small-shop.ts';
import { operatorToken, SERVER_KEY } from '../../support/shop-process.ts';
import type { Deployment } from '../support/deployment.ts';
import { type Answer, post } from '../support/http.ts';
import {
  ecpayWebhooks,
  newCheckout,
  type Placed,
  placedBy,
  sendCheckout,
  type Webhooks,
} from '../support/shopper.ts';
import type { OrderEvent } from './expected-order.ts';

export interface OrderUnderEvents extends Placed {
  s: string;
  sendEvent(event: OrderEvent, shop: number): Promise<Answer>;
}

/** All webhooks that the deployment's provider can send for a trade. */
async function webhooksOf(deployment: Deployment, placed: Placed): Promise<Partial<Webhooks>> {
  if (deployment.provider === 'ecpay') return ecpayWebhooks(deployment.peer, placed);
  const serverKey = createSecretKey(SERVER_KEY, 'hex');
  const clock = () => new Date();
  const key = await deployment.withDatabase((db) => sandboxKey({ db, serverKey, clock })());
  return sandboxWebhooks(key, placed);
}

const byHand = ({ url, dataDirs }: Deployment, shop: number, move: string): Promise<Answer> => {
  const token = operatorToken(dataDirs[shop % dataDirs.length] ?? '');
  const headers = { authorization: `Bearer ${token}` };
  const path = `${url(shop)}/api/backoffice/orders/${move}`;
  return post(path, { json: { version: '*' }, headers });
};

/** Milliseconds between two queries of an instance to its provider, after the initial burst. */
const QUERY_MS = 2000;

/**
 * Starts a second payment attempt, which supersedes the first one, as soon as the instance may ask the provider about
 * the first.
 */
async function paidAgain(deployment: Deployment, { guid }: Placed, s: string): Promise<Placed> {
  const url = `${deployment.url(1)}/api/cart/pubPay/${guid}?s=${s}`;
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
  const placed = placedBy(await sendCheckout(deployment.url(0), request));
  const first = await webhooksOf(deployment, placed);
  const second = again
    ? await webhooksOf(deployment, await paidAgain(deployment, placed, request.s))
    : first;
  const sendEvent = (event: OrderEvent, shop: number) => {
    const { ord_code } = placed;
    if (event === 'ship' || event === 'refund')
      return byHand(deployment, shop, `${ord_code}/${event}`);
    const [kind, isFirst] = event.split(', ') as [keyof Webhooks, string?];
    const webhook = (isFirst ? first : second)[kind];
    if (!webhook) throw new Error(`${deployment.provider} says nothing like ${kind}`);
    const url = `${deployment.url(shop)}/api/payment/${deployment.provider}/notice`;
    return post(url, { form: webhook() });
  };
  return { ...placed, s: request.s, sendEvent };
}

let repeats = 0;

/** All webhooks that the sandbox provider can send about an order's trade, each with another text, signed. */
function sandboxWebhooks(key: string, { form }: Pick<Placed, 'form'>): Omit<Webhooks, 'pending'> {
  const say = (code: string, fields: Record<string, string>) => () => {
    repeats += 1;
    const { trade_no = '', amount = '' } = form;
    const trade = {
      trade_no,
      amount,
      merchant: SANDBOX_MERCHANT,
      provider_trade_no: `S${trade_no}`,
    };
    return signed({ ...trade, code, message: `message ${repeats}`, ...fields }, key);
  };
  const codes = { Barcode1: 'A1', Barcode2: 'B2', Barcode3: 'C3' };
  return {
    issued: say(RESULT.atmIssued, { pay_way: '2', BankCode: '999', vAccount: '9000000000000001' }),
    issuedLate: say(RESULT.storeIssued, { pay_way: '9', ...codes }),
    paid: say(RESULT.paid, { pay_way: '2' }),
    failed: say(RESULT.failed, { pay_way: '3' }),
  };
}
