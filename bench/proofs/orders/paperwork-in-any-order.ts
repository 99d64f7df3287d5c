import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { parcelNoticePath } from '../../../server/src/modules/sales/parcel/notice-path.ts';
import { withCheckMacValue } from '../../../server/src/modules/sales/payment/providers/ecpay/check-mac-value.ts';
import { taipeiTime } from '../../../server/src/modules/sales/payment/providers/ecpay/taipei-time.ts';
import { orders, parcels, refundTasks } from '../../../server/src/platform/db/schema/index.ts';
import { numbersFrom } from '../../../server/src/testing/seeded-numbers.ts';
import { forEachOf } from '../../../tooling/operations/for-each-of.ts';
import { until } from '../../support/until.ts';
import { moveAt } from '../paperwork/clerk.ts';
import { insist } from '../paperwork/insist.ts';
import { isByCard, type Kind, type PaperOrder, placeOrder } from '../paperwork/paper-orders.ts';
import { type PaperShop, withPaperShop } from '../paperwork/paper-shop.ts';
import { payByCard } from '../paperwork/pay-by-card.ts';
import { settle } from '../paperwork/settle.ts';
import { deadlocks, fillStock, mustAgree } from '../support/audit.ts';
import { type Answer, post } from '../support/http.ts';
import { permutations } from '../support/permutations.ts';
import { type Counts, type Extent, must, type Proof } from '../support/proof.ts';
import { expectedPaper, PART_AMOUNT, type PaperEvent, paperStart } from './expected-paperwork.ts';

/** Two instances run their schedules about once in this time. */
const SCHEDULES_MS = 1200;
const AT_ONCE = 6;

/** A status code of 7-ELEVEN, or an event at the shop. */
type Named = string;
interface Family {
  kind: Kind;
  events: readonly Named[];
}

const FAMILIES: readonly Family[] = [
  { kind: 'card, store', events: ['2068', '2073', '2067', 'part', 'schedules'] },
  { kind: 'card, store', events: ['2068', '2074', '2070', 'part', 'schedules'] },
  { kind: 'card, store', events: ['2068', '2067', 'part', 'cancel', 'schedules'] },
  { kind: 'at the store', events: ['2068', '2104', '2105', '2067', 'schedules'] },
  { kind: 'at the store', events: ['2068', '2073', '2074', '2070', 'schedules'] },
];

const twice = <T>(item: T): T[] => [item, item];
const MANNERS = ['once', 'each twice', 'at once'] as const;

interface Case extends Family {
  manner: (typeof MANNERS)[number];
}

const casesOf = (step: number): Case[] =>
  FAMILIES.flatMap(({ kind, events }) =>
    permutations(events).flatMap((sequence) =>
      MANNERS.map((manner) => ({ kind, events: sequence, manner })),
    ),
  ).filter((_, i) => i % step === 0);

/** The events of a case: statuses with the moments at which they were set, in the order of their family. */
function eventsOf({ kind, events }: Case, now: Date): PaperEvent[] {
  const family = FAMILIES.find(
    (one) => one.kind === kind && one.events.every((name) => events.includes(name)),
  );
  const first = now.getTime() - (now.getTime() % 1000) - 60_000;
  return events.map((name): PaperEvent => {
    if (name === 'part' || name === 'cancel' || name === 'schedules') return name;
    const place = family?.events.indexOf(name) ?? 0;
    return { code: name, at: new Date(first + place * 1000) };
  });
}

/** Where many wait for one order, the shop may be too busy: then everybody sends again. */
const isAnswered = ({ status }: Answer) => status !== 503 && status !== 0;

async function noticeOf(shop: PaperShop, { ord_code }: PaperOrder, event: object) {
  const { logistics } = shop.ecpay;
  const parcel = logistics.parcel(`${ord_code.replaceAll(/[^0-9A-Za-z]/g, '')}P1`);
  const { code, at } = event as Exclude<PaperEvent, string>;
  const fields = logistics.fieldsOf({
    ...parcel,
    status: [code, `狀態 ${code}`],
    at: taipeiTime(at),
  });
  const form = withCheckMacValue(fields, logistics.keys);
  const path = parcelNoticePath('ecpay');
  const { status, text } = await insist(shop, (url) => post(`${url}${path}`, { form }), isAnswered);
  must(text === '1|OK', () => `a notice of ${code} was answered ${status} ${text}`);
}

async function send(shop: PaperShop, order: PaperOrder, event: PaperEvent) {
  if (event === 'schedules') return pause(SCHEDULES_MS);
  if (typeof event === 'object') return noticeOf(shop, order, event);
  const move = event === 'part' ? { move: 'refund-part', amount: PART_AMOUNT } : { move: 'refund' };
  const fields = { code: order.ord_code, way: 'provider', ...move };
  const { status, text } = await insist(
    shop,
    (_url, instance) => moveAt(shop.deployment, instance, fields),
    isAnswered,
  );
  must([200, 409].includes(status), () => `${event} was answered ${status} ${text}`);
}

const seenOf = (shop: PaperShop, { guid }: PaperOrder) =>
  shop.deployment.withDatabase(async (db) => {
    const [order] = await db.select().from(orders).where(eq(orders.guid, guid));
    const ord_id = order?.ord_id ?? '';
    const [parcel] = await db.select().from(parcels).where(eq(parcels.ord_id, ord_id));
    const refunds = await db.select().from(refundTasks).where(eq(refundTasks.ord_id, ord_id));
    const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
    const sent = order?.ship_date !== null;
    return JSON.stringify([order?.status, sent, parcel?.stage, refunded]);
  });

/** After sequential events the order must be where the pure rules say. */
async function play(shop: PaperShop, order: PaperOrder, one: Case): Promise<number> {
  const events = eventsOf(one, shop.clock());
  const sequence = one.manner === 'once' ? events : events.flatMap(twice);
  const parcel = shop.ecpay.logistics.parcel(`${order.ord_code.replaceAll(/[^0-9A-Za-z]/g, '')}P1`);
  const last = events
    .filter((event) => typeof event === 'object')
    .toSorted((a, b) => +a.at - +b.at);
  parcel.status = [last.at(-1)?.code ?? '', ''];
  const start = paperStart(one.kind === 'at the store' ? 5 : 3, shop.clock());
  if (one.manner === 'at once') {
    await Promise.all(sequence.map((event) => send(shop, order, event)));
    return sequence.length;
  }
  for (const event of sequence) await send(shop, order, event);
  const { status, ship_date, stage, refunded } = expectedPaper(start, sequence);
  const expected = JSON.stringify([status, ship_date !== null, stage, refunded]);
  const seen = await seenOf(shop, order);
  must(
    seen === expected,
    () => `${one.manner}, ${one.events.join(', ')}: ${seen} instead of ${expected}`,
  );
  return sequence.length;
}

/** Asks for the parcels of all orders, the same ones at both instances at once, and waits until they exist. */
async function createParcels(shop: PaperShop, placed: readonly PaperOrder[]): Promise<void> {
  for (let from = 0; from < placed.length; from += 100) {
    const body = { orders: placed.slice(from, from + 100).map(({ ord_code }) => ({ ord_code })) };
    await Promise.all([shop.office(0, 'parcels', body), shop.office(1, 'parcels', body)]);
  }
  for (const { ord_code } of placed) shop.promised.add(ord_code);
  await until('all parcels are created', 120_000, () =>
    shop.deployment.withDatabase(async (db) => {
      const rows = await db.select({ state: parcels.state }).from(parcels);
      return rows.length === placed.length && rows.every(({ state }) => state === 'created');
    }),
  );
}

async function prove(shop: PaperShop, { short }: Extent): Promise<Counts> {
  const { deployment, ecpay, invoices } = shop;
  const stock = await deployment.withDatabase(fillStock);
  const cases = casesOf(short ? 127 : 5);
  const placed: PaperOrder[] = [];
  await forEachOf(cases, AT_ONCE, async ({ kind }, i) => {
    const order = await placeOrder(shop, kind);
    if (isByCard(order)) await payByCard(shop, order);
    placed[i] = order;
  });
  await createParcels(shop, placed);
  let sent = 0;
  await forEachOf(cases, AT_ONCE, async (one, i) => {
    const order = placed[i];
    if (!order) return;
    const delivered = await play(shop, order, one);
    sent += delivered;
  });
  await settle(shop, short ? 60_000 : 240_000);
  await deployment.withDatabase((db) => mustAgree(db, stock));
  const seen = await deployment.withDatabase(deadlocks);
  must(seen === 0, () => `${seen} deadlocks`);
  return {
    ...{ orders: cases.length, 'notices and refunds': sent },
    ...{ parcels: ecpay.logistics.parcels.size, invoices: invoices.invoices.issued.size },
    allowances: invoices.invoices.allowances.length,
  };
}

/**
 * The notices about a parcel, a clerk's refunds and the schedules in any order, once, repeated and at once, at two
 * instances: each order ends where the pure rules say, and the far ends' books agree.
 */
export const paperworkInAnyOrder: Proof = {
  name: 'paperwork in any order',
  run: (extent, cluster) =>
    withPaperShop(cluster, { draw: numbersFrom(extent.seed) }, (shop) => prove(shop, extent)),
};
