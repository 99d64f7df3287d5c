import { refundRest } from '@pinpu/shared/domain';
import { type Draw, numbersFrom, oneOf } from '../../../../testing/seeded-numbers.ts';
import type { RefundState } from '../../payment/port.ts';
import { ProviderUnreachable } from '../../payment/provider-unreachable.ts';
import { canTryAgain, isUnderWay } from './choose-way.ts';
import type { ClaimedRefund, RefundBook } from './refund-book.ts';
import { runRefunds } from './run-refunds.ts';

const SEQUENCES = 10_000;
const PAID = 1000;
const MINUTE = 60_000;

interface Task extends Pick<ClaimedRefund, 'id' | 'amount' | 'call' | 'tries' | 'refunded_before'> {
  status: 'open' | 'done';
  way: 'provider' | 'hand' | '';
  next_at: number;
}

/** Lets several people and instances take turns at random, one step at a time. */
function randomTurns(draw: Draw) {
  const waiting: (() => void)[] = [];
  return {
    turn: () => new Promise<void>((resolve) => waiting.push(resolve)),
    all: async (actors: Promise<unknown>[]) => {
      let running = actors.length;
      for (const actor of actors)
        void actor.then(
          () => (running -= 1),
          () => (running = -1),
        );
      while (running > 0) {
        waiting.splice(draw(Math.max(1, waiting.length)), 1)[0]?.();
        for (let ticks = 0; ticks < 6; ticks += 1) await Promise.resolve();
      }
      await Promise.all(actors);
    },
  };
}

/**
 * A trade at a provider that would pay back more than was paid, loses answers, and books some refunds only minutes after
 * the call.
 */
function providerOf(
  draw: Draw,
  turn: () => Promise<void>,
  { isKind, clock }: { isKind: () => boolean; clock: () => Date },
) {
  const booked: number[] = [];
  const late: { amount: number; at: number }[] = [];
  const refunded = () => {
    const due = late.filter(({ at }) => at <= clock().getTime());
    for (const one of due) booked.push(late.splice(late.indexOf(one), 1)[0]?.amount ?? 0);
    return booked.reduce((sum, amount) => sum + amount, 0);
  };
  const unanswered = () => new ProviderUnreachable('the answer was lost');
  const now = { steps: ['refund'] };
  return {
    refunded,
    booked,
    service: {
      offers: () => true,
      state: async (): Promise<RefundState> => {
        await turn();
        if (!isKind() && draw(8) === 0) throw unanswered();
        const state = { paid: PAID, refunded: refunded(), whole: now, part: now };
        await turn();
        return state;
      },
      payBack: async (_trade: unknown, amount: number) => {
        await turn();
        const fate = isKind() ? 0 : draw(7);
        if (fate === 1) throw unanswered();
        if (fate === 2) return { refused: '1', message: 'refused' };
        if (fate === 3) return { again: 'later' };
        if (fate === 6) {
          late.push({ amount, at: clock().getTime() + draw(8) * MINUTE });
          throw unanswered();
        }
        booked.push(amount);
        await turn();
        if (fate === 4 || fate === 5) throw unanswered();
        return { refund_no: '' };
      },
    },
  };
}

/** The refunds of one trade in memory: each step is one transaction under the order's lock. */
function bookOf(tasks: Task[], turn: () => Promise<void>): RefundBook {
  const find = (id: string) => {
    const task = tasks.find((one) => one.id === id);
    if (!task) throw new Error(`no refund ${id}`);
    return task;
  };
  const isAlone = (id: string) =>
    !tasks.some((one) => one.id !== id && one.status === 'open' && isUnderWay(one));
  const settled = () =>
    tasks
      .filter(({ status, way }) => status === 'done' && way === 'provider')
      .reduce((sum, { amount }) => sum + amount, 0);
  const changeOpen = async (id: string, work: (task: Task) => void) => {
    await turn();
    const task = find(id);
    if (task.status === 'open') work(task);
  };
  return {
    claim: async (until, now) => {
      await turn();
      const task = tasks.find(
        ({ id, status, call, next_at }) =>
          status === 'open' &&
          (call === 'due' || call === 'sending') &&
          next_at <= now.getTime() &&
          isAlone(id),
      );
      if (!task) return undefined;
      task.next_at = until.getTime();
      return { ...task, ord_id: 'O', trade_no: 'T', settled: settled(), until };
    },
    markSending: async (refund, refunded_before) => {
      await turn();
      const task = find(refund.id);
      const isUnchanged =
        task.status === 'open' &&
        task.way === 'provider' &&
        task.call === refund.call &&
        task.tries === refund.tries &&
        task.next_at === refund.until.getTime() &&
        isAlone(refund.id) &&
        settled() === refund.settled;
      if (!isUnchanged) return false;
      Object.assign(task, { call: 'sending', tries: refund.tries + 1, refunded_before });
      return true;
    },
    markDone: ({ id }) =>
      changeOpen(id, (task) =>
        Object.assign(task, { status: 'done', call: 'done', way: 'provider' }),
      ),
    markFailed: ({ id }) =>
      changeOpen(id, (task) => Object.assign(task, { call: 'failed', tries: 0 })),
    postpone: (refund, { next_at, unsent }) =>
      changeOpen(refund.id, (task) => {
        if (task.call !== refund.call) return;
        if (unsent) Object.assign(task, { call: 'due', tries: 0 });
        else if (task.call === 'sending' && task.tries === refund.tries) task.tries += 1;
        task.next_at = next_at.getTime();
      }),
  };
}

/** A clerk's steps, each under the order's lock by the rules of the moves. */
async function clerk(tasks: Task[], draw: Draw, turn: () => Promise<void>, clock: () => Date) {
  for (let step = 0; step < 4; step += 1) {
    await turn();
    const amount = 1 + draw(PAID);
    const task = tasks[draw(Math.max(1, tasks.length))];
    const next_at = clock().getTime();
    const act = draw(4);
    if (act <= 1 && amount <= refundRest(PAID, tasks))
      tasks.push({
        ...{ id: String(tasks.length), amount, call: 'due', way: 'provider', status: 'open' },
        ...{ tries: 0, refunded_before: 0, next_at },
      });
    else if (task?.status !== 'open') continue;
    else if (act === 2 && canTryAgain(task)) Object.assign(task, { call: 'due', next_at });
    else if (act === 3 && task.call === 'failed')
      Object.assign(task, { status: 'done', call: 'done', way: 'hand' });
    else if (act === 3 && !isUnderWay(task) && draw(2) === 0)
      Object.assign(task, { call: '', way: '', tries: 0 });
  }
}

async function runSequence(seed: number) {
  const draw = numbersFrom(seed);
  const { turn, all } = randomTurns(draw);
  const tasks: Task[] = [];
  let time = 0;
  const clock = () => new Date(time);
  let isKind = false;
  const provider = providerOf(draw, turn, { isKind: () => isKind, clock });
  const run = () =>
    runRefunds({
      book: bookOf(tasks, turn),
      refunds: provider.service,
      clock,
      tradeOf: async ({ amount }) => ({
        trade_no: 'T',
        provider_trade_no: 'P',
        amount,
        pay_way: 3,
      }),
    });
  const pass = () => {
    time += oneOf([0, 1, 5, 20], draw) * MINUTE;
  };
  for (let round = 0; round < 3; round += 1) {
    pass();
    const clerks = [1, 2].map(() => clerk(tasks, draw, turn, clock));
    await all([run(), run(), ...clerks]);
  }
  isKind = true;
  for (let round = 0; round < 12; round += 1) {
    time += 61 * MINUTE;
    await all([run(), run()]);
    const stuck = tasks.filter((task) => task.status === 'open' && canTryAgain(task));
    for (const task of stuck) Object.assign(task, { call: 'due', next_at: time });
  }
  return { tasks, provider };
}

it('never pays back more than was paid, and nothing twice, in 10,000 sequences with lost answers, two instances and two clerks [Q4]', async () => {
  let lost = 0;
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const { tasks, provider } = await runSequence(seed);
    const of = (way: string) =>
      tasks.filter((one) => one.status === 'done' && one.way === way).map(({ amount }) => amount);
    const byHand = of('hand').reduce((sum, amount) => sum + amount, 0);
    const back = provider.refunded() + byHand;
    const open = tasks.filter(({ status, call }) => status === 'open' && call !== '');
    const isRight =
      back <= PAID &&
      open.length === 0 &&
      of('provider').toSorted().join() === provider.booked.toSorted().join();
    if (!isRight)
      throw new Error(`seed ${seed}: ${JSON.stringify({ tasks, booked: provider.booked })}`);
    lost += tasks.filter(({ tries }) => tries > 1).length;
  }
  // The sequences reach what they are about.
  expect(lost).toBeGreaterThan(SEQUENCES / 10);
}, 120_000);
