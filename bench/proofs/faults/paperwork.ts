import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from '../../../server/src/testing/fakes/ecpay-logistics/scenarios.ts';
import { stepsOf } from '../../../server/src/testing/fakes/ecpay-logistics/scenarios.ts';
import { numbersFrom, oneOf } from '../../../server/src/testing/seeded-numbers.ts';
import { forEachOf } from '../../../tooling/operations/for-each-of.ts';
import { until } from '../../support/until.ts';
import { moveAt } from '../paperwork/clerk.ts';
import { insist } from '../paperwork/insist.ts';
import { isByCard, KINDS, type PaperOrder, placeOrder } from '../paperwork/paper-orders.ts';
import { type PaperShop, withPaperShop } from '../paperwork/paper-shop.ts';
import { payByCard } from '../paperwork/pay-by-card.ts';
import { hurry, settle } from '../paperwork/settle.ts';
import { startUnkindProxy, type UnkindProxy } from '../paperwork/unkind-proxy.ts';
import { fillStock, mustAgree } from '../support/audit.ts';
import { type Counts, type Extent, must, type Proof } from '../support/proof.ts';

/** How many of a hundred calls of the shop fail on their way. */
const UNKIND_PERCENT = 35;
/** Longer than the shop waits for an answer. */
const SLOW_MS = 1500;
const PARCEL_WITHIN_MS = 90_000;
/** The parcel of an order that is refunded may never be created. */
const REFUNDED_WITHIN_MS = 8000;
const AT_ONCE = 8;

const WAYS: readonly [Scenario, ...Scenario[]] = [
  'collected',
  'collected',
  'uncollected',
  'store-closed',
  'lost',
];
const REFUNDS = ['none', 'none', 'part', 'units', 'parts', 'whole', 'part, whole'] as const;
type Refunds = (typeof REFUNDS)[number];

const PART = { amount: 300 };
const UNIT = { amount: 600, contents: [{ line_no: 1, qty: 1 }], restock: true };
const MOVES: Readonly<Record<Refunds, readonly object[]>> = {
  none: [],
  part: [{ move: 'refund-part', ...PART }],
  units: [{ move: 'refund-part', ...UNIT }],
  parts: [
    { move: 'refund-part', ...PART },
    { move: 'refund-part', ...UNIT },
    { move: 'refund-part', ...PART },
  ],
  whole: [{ move: 'refund' }],
  'part, whole': [{ move: 'refund-part', ...PART }, { move: 'refund' }],
};

interface UnkindShop extends PaperShop {
  networks: readonly UnkindProxy[];
}

/** At both instances at once; what does not arrive is not repeated. */
const atBoth = (call: (instance: number) => Promise<unknown>) =>
  Promise.allSettled([call(0), call(1)]);

/** Asks for an order's parcels at both instances at once, and again. */
async function askForParcels(shop: PaperShop, { ord_code }: PaperOrder): Promise<void> {
  const body = { orders: [{ ord_code }] };
  await atBoth((instance) => shop.office(instance, 'parcels', body));
  await insist(shop, (_url, instance) => shop.office(instance, 'parcels', body));
  shop.promised.add(ord_code);
}

/** The parcel's way from the shop, as soon as it exists at ECPay, whether or not the shop knows. */
async function carry(shop: PaperShop, { ord_code }: PaperOrder, refunds: Refunds) {
  const { logistics } = shop.ecpay;
  const { draw } = shop;
  const start = `${ord_code.replaceAll(/[^0-9A-Za-z]/g, '')}P`;
  const find = () => [...logistics.parcels].find(([trade_no]) => trade_no.startsWith(start))?.[1];
  const mayBeMissing = refunds.endsWith('whole');
  const withinMs = mayBeMissing ? REFUNDED_WITHIN_MS : PARCEL_WITHIN_MS;
  await until(`a parcel of ${ord_code}`, withinMs, () => Boolean(find())).catch((error) => {
    if (!mayBeMissing) throw error;
  });
  const parcel = find();
  if (!parcel) return;
  for (const step of stepsOf(parcel.form.LogisticsSubType ?? '', oneOf(WAYS, draw))) {
    await pause(draw(300));
    await logistics.report(parcel, step);
  }
}

/** Two clerks press the same at the same moment. */
async function payBack(shop: PaperShop, { ord_code }: PaperOrder, refunds: Refunds) {
  for (const fields of MOVES[refunds]) {
    await pause(shop.draw(3000));
    const move = { code: ord_code, way: 'provider', move: '', ...fields };
    await atBoth((instance) => moveAt(shop.deployment, instance, move));
  }
}

async function live(shop: PaperShop, n: number): Promise<void> {
  const kind = KINDS[n % KINDS.length] ?? 'card, home';
  const order = await placeOrder(shop, kind);
  if (isByCard(order)) await payByCard(shop, order);
  const refunds = isByCard(order) ? (REFUNDS[shop.draw(REFUNDS.length)] ?? 'none') : 'none';
  await askForParcels(shop, order);
  await Promise.all([carry(shop, order, refunds), payBack(shop, order, refunds)]);
}

/**
 * Instances are killed, at least so often and until `isOver`; far ends refuse; a clerk presses again what was refused.
 */
async function disturb(shop: PaperShop, least: number, isOver: () => boolean): Promise<number> {
  const { deployment, draw, ecpay, invoices } = shop;
  let kills = 0;
  while (kills < least || !isOver()) {
    await pause(200 + draw(1500));
    const victim = deployment.shops[draw(deployment.shops.length)];
    must(victim !== undefined, () => 'there is no instance');
    await victim.end('SIGKILL');
    kills += 1;
    ecpay.logistics.knobs.poor = draw(4) === 0;
    ecpay.logistics.knobs.noticesFirst = draw(2) === 0;
    ecpay.peer.knobs.refusesRefunds = draw(4) === 0 ? 'error_balance' : '';
    invoices.knobs.refuses = draw(3);
    await pause(draw(300));
    await victim.start();
    await hurry(shop);
  }
  return kills;
}

function beKind({ ecpay, invoices, networks, notices }: UnkindShop, isKind: boolean): void {
  for (const { knobs } of networks) knobs.percent = isKind ? 0 : UNKIND_PERCENT;
  Object.assign(notices.knobs, isKind ? { lost: 0, late: 0, twice: 0 } : UNKIND_NOTICES);
  if (!isKind) return;
  ecpay.logistics.knobs.poor = false;
  ecpay.peer.knobs.refusesRefunds = '';
  invoices.knobs.refuses = 0;
}

const UNKIND_NOTICES = { lost: 10, late: 25, twice: 30 };

async function prove(shop: UnkindShop, { short, rounds }: Extent): Promise<Counts> {
  const { deployment, ecpay, invoices, notices } = shop;
  const stock = await deployment.withDatabase(fillStock);
  const count = short ? 12 : 120;
  let isOver = false;
  beKind(shop, false);
  const numbers = Array.from({ length: count }, (_, n) => n);
  const lives = forEachOf(numbers, AT_ONCE, (n) => live(shop, n)).finally(() => {
    isOver = true;
  });
  const [, kills] = await Promise.all([lives, disturb(shop, rounds(40, 3), () => isOver)]);
  beKind(shop, true);
  await settle(shop, short ? 90_000 : 240_000);
  await deployment.withDatabase((db) => mustAgree(db, stock));
  for (const one of deployment.shops) must(one.failure() === '', () => one.failure());
  const allowances = invoices.invoices.allowances.length;
  const faults = shop.networks.flatMap((one) => Object.values(one.counts));
  return {
    ...{ orders: count, kills, 'calls that failed': faults.reduce((a, b) => a + b, 0) },
    ...{ notices: notices.counts.sent, parcels: ecpay.logistics.parcels.size },
    ...{ refunds: ecpay.peer.actions.length, invoices: invoices.invoices.issued.size, allowances },
    ...{ 'made twice': 0, 'paid back too much': 0, forgotten: 0 },
  };
}

/**
 * Orders with parcels, refunds and invoices while the far ends hang, refuse and lose answers, their notices come early,
 * twice and out of order, and instances are killed: afterwards the far ends' own books agree with the shop's.
 */
export const paperwork: Proof = {
  name: 'paperwork',
  run: (extent, cluster) => {
    const draw = numbersFrom(extent.seed);
    const networks: UnkindProxy[] = [];
    const network = async (url: string) => {
      const started = await startUnkindProxy(url, { draw, slowMs: SLOW_MS });
      networks.push(started);
      return started;
    };
    return withPaperShop(cluster, { draw, network }, (shop) =>
      prove({ ...shop, networks }, extent),
    );
  },
};
