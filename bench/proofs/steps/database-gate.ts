import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { databaseAt } from '../../support/postgres.ts';
import { until } from '../../support/until.ts';
import { type Frame, frameSplitter, isInTransaction, statementOf } from './postgres-frames.ts';
import type { Steps } from './steps.ts';

/** What a commit must have changed to be a step; mails are sent after such a commit, and follow from it. */
const PAPER = [
  'orders',
  'parcels',
  'parcel_notices',
  'store_changes',
  'refund_tasks',
  'refund_accounts',
  'invoice_tasks',
  'sandbox_trades',
];
const WRITES = /\b(?:insert into|update|delete from)\s+"?(\w+)"?/gi;
/** Without a transaction, the schedules delete what is over, which is mostly nothing: that is no step. */
const SWEEP = /^\s*delete from/i;

const paperOf = (statement: string): string[] =>
  [...statement.matchAll(WRITES)].flatMap(([, table = '']) => (PAPER.includes(table) ? table : []));

/** An instance's way to PostgreSQL, on which its commits are counted. */
export interface DatabaseGate {
  /** The address of a database through the gate. */
  through(databaseUrl: string): string;
  /** Begins no further transaction or statement of the instance, and waits until those that run have ended. */
  hold(): Promise<void>;
  release(): void;
  /** Cuts all connections, as the end of the instance does. */
  cut(): void;
  close(): Promise<void>;
}

/** One connection: counts each commit that has changed paper, and each such statement without a transaction. */
class Connection {
  isBusy = false;
  readonly #steps: Steps;
  readonly #mayBegin: () => Promise<void>;
  readonly #changed = new Set<string>();
  #isInTransaction = false;
  /** The step whose answer is awaited; -1 for none. */
  #step = -1;

  constructor(steps: Steps, mayBegin: () => Promise<void>) {
    this.#steps = steps;
    this.#mayBegin = mayBegin;
  }

  /** Whether the instance was killed before this message reached the server. */
  async isKilledBefore(frame: Frame): Promise<boolean> {
    if (!this.isBusy) await this.#mayBegin();
    this.isBusy = true;
    const statement = statementOf(frame);
    for (const table of paperOf(statement)) this.#changed.add(table);
    const isCommit = /^commit\b/i.test(statement);
    if (statement === '' || this.#changed.size === 0) return false;
    if (this.#isInTransaction ? !isCommit : SWEEP.test(statement)) return false;
    this.#step = this.#steps.count(`commit of ${[...this.#changed].toSorted().join(', ')}`);
    return this.#steps.isKilled(this.#step, 'before');
  }

  /** Whether the instance was killed before it received this message. */
  async isKilledAfter(frame: Frame): Promise<boolean> {
    const isOpen = isInTransaction(frame);
    if (isOpen === undefined) return false;
    const step = this.#step;
    this.#step = -1;
    this.#isInTransaction = isOpen;
    this.isBusy = isOpen;
    if (!isOpen) this.#changed.clear();
    return this.#steps.isKilled(step, 'after');
  }
}

/** Passes messages on one by one, until `isKilled` by one. */
async function pass(
  from: Socket,
  to: Socket,
  isClient: boolean,
  isKilled: (frame: Frame) => Promise<boolean>,
): Promise<void> {
  const split = frameSplitter({ isClient });
  for await (const chunk of from)
    for (const frame of split(chunk)) {
      if (await isKilled(frame)) return;
      to.write(frame.bytes);
    }
}

export async function startDatabaseGate(cluster: string, steps: Steps): Promise<DatabaseGate> {
  const target = new URL(cluster);
  const open = new Map<Connection, () => void>();
  let held = Promise.resolve();
  let release = () => {};
  const server = createServer((client) => {
    const backend = connect(Number(target.port), target.hostname);
    const connection = new Connection(steps, () => held);
    const end = () => {
      client.destroy();
      backend.destroy();
      open.delete(connection);
    };
    open.set(connection, end);
    for (const socket of [client, backend]) socket.on('error', end).setNoDelay(true);
    const both = [
      pass(client, backend, true, (frame) => connection.isKilledBefore(frame)),
      pass(backend, client, false, (frame) => connection.isKilledAfter(frame)),
    ];
    for (const one of both) one.then(end, end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const end of [...open.values()]) end();
  };
  return {
    through: (databaseUrl) => {
      const url = new URL(databaseAt(cluster, new URL(databaseUrl).pathname.slice(1)));
      return Object.assign(url, { hostname: '127.0.0.1', port: String(port) }).href;
    },
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve;
      });
      return until('its transactions have ended', 60_000, () =>
        [...open.keys()].every(({ isBusy }) => !isBusy),
      );
    },
    release: () => release(),
    cut,
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
