import { randomBytes } from 'node:crypto';
import type {
  EmbedCheckout,
  EmbedOutcome,
  HandoffCart,
  RejectionCode,
} from '@pinpu/shared/contracts';
import { ORDER_STATUS } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { secretHash } from '../../../platform/secrets/index.ts';
import { currentView } from '../cart/service.ts';
import {
  findByBrowser,
  findByTicket,
  insertEmbedCheckout,
  markRedeemed,
  updateOrderOf,
} from './checkout-repository.ts';
import type { CallingSite } from './site-calls.ts';

/** How long a code is valid: from the press on the other site's page until the shop's page opens, in ms. */
const CODE_LIFETIME_MS = 10 * 60_000;

/** For how long after a code was redeemed the browser keeps its handed-off cart, in seconds. */
export const HANDOFF_SECONDS = 86_400;

const newSecret = () => randomBytes(24).toString('base64url');
/** The page to return to. @throws Rejection where it is not a page of the site. */
function returnUrl(text: string, { origins }: CallingSite): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || !origins.includes(url.origin))
    throw new Rejection(
      400,
      'RETURN_URL',
      'return_url 必須是這個網站代碼所屬來源的網址，請確認後再試一次。',
    );
  return url.href;
}

/** Stores another site's cart for the checkout at the shop; its page asks for the outcome with the ticket. */
export async function beginEmbedCheckout(
  db: Database,
  site: CallingSite,
  { cart, promo_code = '', coupon_code = '', return_url }: EmbedCheckout,
  now: Date,
): Promise<{ code: string; ticket: string }> {
  const back = returnUrl(return_url, site);
  const view = await currentView(db, { cart, promo_code }, now);
  if (view.cart.length === 0)
    throw new Rejection(409, 'CART_EMPTY', '購物車沒有可以結帳的商品，請重新選購。', {
      body: view,
    });
  const [code, ticket] = [newSecret(), newSecret()];
  await insertEmbedCheckout(db, {
    ticket_hash: secretHash(ticket),
    code_hash: secretHash(code),
    site: site.key,
    site_name: site.name,
    return_url: back,
    lines: view.cart.map(({ prd_id, qty }) => ({ prd_id, qty })),
    promo_code,
    coupon_code,
    expires_at: new Date(now.getTime() + CODE_LIFETIME_MS),
    c_date: now,
  });
  return { code, ticket };
}

/** Redeems a code and returns the value of the browser's cookie; undefined where the code is not valid any more. */
export async function redeemEmbedCheckout(
  db: Database,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const browser = newSecret();
  return (await markRedeemed(db, secretHash(code), secretHash(browser), now)) ? browser : undefined;
}

/** The cart handed off to a browser, as the shop can sell it now: without lines once ordered, null without one. */
export async function handoffCart(
  db: Database,
  browser: string,
  now: Date,
): Promise<HandoffCart | null> {
  const row = await findByBrowser(db, secretHash(browser));
  if (!row || now.getTime() - row.c_date.getTime() > HANDOFF_SECONDS * 1000) return null;
  const { lines, promo_code, coupon_code, site_name, return_url, ord_id } = row;
  const { cart } =
    ord_id === null ? await currentView(db, { cart: lines, promo_code }, now) : { cart: [] };
  return { cart, promo_code, coupon_code, site_name, return_url };
}

/** Records the order that was placed with the cart that was handed off to this browser. */
export const recordHandoffOrder = (db: Database, browser: string, ord_id: string) =>
  updateOrderOf(db, secretHash(browser), ord_id);

/** The outcome of a checkout, for the page where it began. @throws Rejection 404 for another site's ticket. */
export async function embedOutcome(
  db: Database,
  site: CallingSite,
  ticket: string,
  now: Date,
): Promise<EmbedOutcome> {
  const found = await findByTicket(db, site.key, secretHash(ticket));
  if (!found) throw new Rejection(404, 'TICKET_UNKNOWN' satisfies RejectionCode, '查無這次結帳。');
  const { ord_code, status, paid_at, browser_hash, expires_at } = found;
  if (ord_code === null || status === null) {
    const isOver = browser_hash === null && expires_at <= now;
    return { state: isOver ? 'expired' : 'open', ord_code: '' };
  }
  if (status === ORDER_STATUS.cancelled) return { state: 'cancelled', ord_code };
  return { state: paid_at === null ? 'ordered' : 'paid', ord_code };
}
