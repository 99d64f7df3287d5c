import { eq } from 'drizzle-orm';
import { orders, refundTasks } from '../../../server/src/platform/db/schema/index.ts';
import { forEachOf } from '../../../tooling/operations/for-each-of.ts';
import type { Cluster } from '../../../tooling/postgres/cluster.ts';
import type { Deployment, ProviderName } from '../support/deployment.ts';
import { permutations } from '../support/permutations.ts';
import { type Counts, must, type Proof } from '../support/proof.ts';
import { expectedAfter, type OrderEvent } from './expected-order.ts';
import { withOrders } from './order-proof.ts';
import { type OrderUnderEvents, orderUnderEvents } from './order-under-events.ts';

const TIMES = 5;
const BY_HAND: readonly OrderEvent[] = ['ship', 'refund'];

/** A set of events to permute. */
interface Family {
  events: readonly OrderEvent[];
  again: boolean;
}

const FAMILIES: Readonly<Record<ProviderName, readonly Family[]>> = {
  ecpay: [
    { events: ['issued', 'issuedLate', 'paid', 'failed', 'pending', 'ship'], again: false },
    { events: ['issued', 'paid', 'failed', 'pending', 'refund'], again: false },
    { events: ['paid', 'paid, superseded', 'failed', 'failed, superseded'], again: true },
  ],
  sandbox: [
    { events: ['issued', 'issuedLate', 'paid', 'failed', 'ship'], again: false },
    { events: ['issued', 'paid', 'failed', 'refund'], again: false },
    { events: ['paid', 'paid, superseded', 'failed', 'failed, superseded'], again: true },
  ],
};

const fiveTimes = <T>(item: T): T[] => Array.from({ length: TIMES }, () => item);

/** Ways to repeat: each event five times in a row, the whole sequence five times, or all at once. */
const MANNERS = {
  'each five times': (events: readonly OrderEvent[]) => events.flatMap(fiveTimes),
  'all five times over': (events: readonly OrderEvent[]) => fiveTimes(events).flat(),
  'at once': (events: readonly OrderEvent[]) => fiveTimes(events).flat(),
} as const;
type Manner = keyof typeof MANNERS;

interface Case {
  manner: Manner;
  family: Family;
  events: readonly OrderEvent[];
}

const casesOf = (families: readonly Family[], step: number): Case[] =>
  families
    .flatMap((family) =>
      permutations(family.events).flatMap((events) =>
        (Object.keys(MANNERS) as Manner[]).map((manner) => ({ manner, family, events })),
      ),
    )
    .filter((_, i) => i % step === 0);

async function sendEvents(order: OrderUnderEvents, { manner, events }: Case): Promise<number> {
  const sequence = MANNERS[manner](events);
  const one = async (event: OrderEvent, i: number) => {
    const { status, text } = await order.sendEvent(event, i);
    const isRight = BY_HAND.includes(event)
      ? [200, 409].includes(status)
      : /^(?:1\|)?OK$/.test(text);
    must(isRight, () => `${event} was answered ${status} ${text}`);
  };
  if (manner === 'at once') await Promise.all(sequence.map(one));
  else for (const [i, event] of sequence.entries()) await one(event, i);
  return sequence.length;
}

/** After sequential events the order must have the expected state; after concurrent ones any consistent state. */
async function mustEndRight(
  deployment: Deployment,
  order: OrderUnderEvents,
  one: Case,
): Promise<void> {
  const { status, refunds } = await deployment.withDatabase(async (db) => {
    const [row] = await db.select().from(orders).where(eq(orders.guid, order.guid));
    const tasks = await db
      .select()
      .from(refundTasks)
      .where(eq(refundTasks.ord_id, row?.ord_id ?? ''));
    return { status: row?.status, refunds: tasks.length };
  });
  const seen = () =>
    `${one.manner}, ${one.events.join(', ')}: ends in ${status}, ${refunds} refunds`;
  if (one.manner !== 'at once') {
    const expected = expectedAfter(MANNERS[one.manner](one.events));
    must(status === expected.status && refunds === expected.refunds, seen);
  }
  // Every payment has either paid for the goods or must be refunded.
  const payments = one.events.filter((event) => event.startsWith('paid')).length;
  const earned = status === 3 || status === 99 ? 1 : 0;
  must(refunds + earned === payments, seen);
}

function prove(provider: ProviderName, cluster: Cluster, step: number): Promise<Counts> {
  const work = async (deployment: Deployment) => {
    const cases = casesOf(FAMILIES[provider], step);
    let sent = 0;
    await forEachOf(cases, 6, async (one) => {
      const order = await orderUnderEvents(deployment, one.family.again);
      const delivered = await sendEvents(order, one);
      sent += delivered;
      await mustEndRight(deployment, order, one);
    });
    return { orders: cases.length, sent };
  };
  return withOrders(provider, cluster, work, { arePaid: true });
}

/** Every order of webhooks and staff's actions, each repeated five times, for both providers. */
export const webhooksInAnyOrder: Proof = {
  name: 'webhooks in any order',
  run: async ({ short }, cluster) => {
    const ecpay = await prove('ecpay', cluster, short ? 128 : 1);
    const sandbox = await prove('sandbox', cluster, short ? 32 : 1);
    const sum = (what: string) => (ecpay[what] ?? 0) + (sandbox[what] ?? 0);
    return {
      orders: sum('orders'),
      'webhooks and moves': sum('sent'),
      'paid twice': 0,
      'left 3 or 99': 0,
    };
  },
};
