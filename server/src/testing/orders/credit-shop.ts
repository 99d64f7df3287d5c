import type { Checkout } from '@pinpu/shared/contracts';
import { type CreditTerms, orderAmounts } from '@pinpu/shared/domain';
import { asc } from 'drizzle-orm';
import { currentView } from '../../modules/sales/cart/service.ts';
import { creditBalance, type Grant, grantCredit } from '../../modules/sales/credit/ledger.ts';
import { creditEntries, creditLots, orders } from '../../platform/db/schema/index.ts';
import { OOLONG, testApp } from '../index.ts';
import { atBackoffice } from '../people/backoffice.ts';
import { signedInMember } from '../people/signed-in-member.ts';
import { setSetting } from '../set-setting.ts';
import { checkoutBody, lineOf, sendCheckout } from './buyer.ts';
import { choose, openPayment } from './sandbox.ts';

export const CREDIT: CreditTerms = {
  ...{ max_percent: 50, earn_percent: 3, earn_days: 14, valid_days: 365, welcome: 0 },
};

/** A shop with store credit, a signed-in member, and an administrator. */
export async function creditShop(terms: CreditTerms | null = CREDIT) {
  const shop = await testApp();
  const { db, clock } = shop;
  if (terms) await setSetting(db, 'store_credit', terms, clock.now());
  const member = await signedInMember(db, clock.now(), { mobile: '0912345678' });
  const { cus_id } = member;
  let count = 0;
  const grant = async (amount: number, fields: Partial<Grant> = {}) => {
    count += 1;
    const lot = { cus_id, reason: 'hand', source: `hand ${count}`, expires_at: null } as const;
    await grantCredit(db, { ...lot, amount, actor: 'admin', ...fields }, clock.now());
  };
  /** The checkout of two packs of tea, NT$1,300, that uses credit as the browser computes it. */
  const bodyOf = async (use: number, change: Partial<Checkout> = {}) => {
    const cart = [lineOf(OOLONG, 2)];
    const view = await currentView(db, { cart, cus_id }, clock.now());
    const credit = view.credit && { offer: view.credit, use };
    const amounts = orderAmounts(view.cart, undefined, {}, undefined, credit);
    return checkoutBody(view.cart, { cus_email: member.acc_email, ...amounts, ...change });
  };
  const send = (body: object, headers: Record<string, string> = member.headers) => {
    count += 1;
    return sendCheckout(shop, body, { key: `credit-shop-${count}`, headers });
  };
  return {
    ...{ ...shop, member, grant, bodyOf, send },
    /** An administrator who has just signed in. */
    anna: () => atBackoffice(shop, 'anna'),
    buy: async (use: number, change: Partial<Checkout> = {}) => send(await bodyOf(use, change)),
    /** The same, paid by card at the sandbox. */
    paid: async (use: number) => {
      const { html, ord_code } = (await send(await bodyOf(use))).json().data;
      await choose(shop, await openPayment(shop, html), 'card');
      return ord_code as string;
    },
    orders: () => db.select().from(orders).orderBy(asc(orders.c_date)),
    balance: () => creditBalance(db, cus_id, clock.now()),
    lots: () =>
      db.select().from(creditLots).orderBy(asc(creditLots.c_date), asc(creditLots.source)),
    entries: () => db.select().from(creditEntries).orderBy(asc(creditEntries.id)),
  };
}

type CreditShop = Awaited<ReturnType<typeof creditShop>>;

/** Lots of which the entries do not add up to what is left; none in a correct ledger. */
export async function wrongLots(shop: Pick<CreditShop, 'lots' | 'entries'>) {
  const entries = await shop.entries();
  return (await shop.lots()).filter(({ id, rest }) => {
    const own = entries.filter(({ lot_id }) => lot_id === id);
    return own.reduce((sum, { amount }) => sum + amount, 0) !== rest;
  });
}
