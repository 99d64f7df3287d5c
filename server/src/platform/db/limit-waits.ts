import pg from 'pg';
import { patienceMs } from './request-time.ts';

/** A database that has sent nothing on any connection for this long counts as silent, in ms. */
const SILENCE_MS = 600;

type Callback<T> = (error: Error | undefined, result: T | undefined, release: () => void) => void;
type Query = (...sent: unknown[]) => Promise<pg.QueryResult>;

/** When the database last sent anything, on any connection of a pool. */
class LastAnswer {
  #at = Number.NEGATIVE_INFINITY;

  received(): void {
    this.#at = performance.now();
  }

  /** How many ms until the database counts as silent for a wait that began at `since`, if nothing more arrives. */
  silentInMs(since: number): number {
    return Math.max(this.#at, since) + SILENCE_MS - performance.now();
  }
}

/** Resolves like `work`; rejects with `reason` once the request has waited long enough and the database is silent. */
function unlessSilent<T>(work: Promise<T>, last: LastAnswer, reason: string): Promise<T> {
  const patience = patienceMs();
  if (patience === undefined) return work;
  const since = performance.now();
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const look = () => {
      if (isOver) return;
      const ms = last.silentInMs(since);
      if (ms > 0) arm(ms);
      else reject(new Error(reason));
    };
    // Checks only after pending input is read, since a busy process may not have read what has arrived.
    const arm = (ms: number) => {
      timer = setTimeout(() => setImmediate(look), ms);
    };
    arm(patience);
    work.then(resolve, reject).finally(() => {
      isOver = true;
      clearTimeout(timer);
    });
  });
}

/** Returns the promise, or calls the callback as pg does, where there is one. */
function answer<T>(result: Promise<T>, callback: Callback<T> | undefined): Promise<T> | undefined {
  if (!callback) return result;
  result.then(
    (value) => callback(undefined, value, () => undefined),
    (error: Error) => callback(error, undefined, () => undefined),
  );
  return undefined;
}

function limitQueries(client: pg.PoolClient, last: LastAnswer): void {
  const query: Query = client.query.bind(client);
  const limited = (...sent: unknown[]) => {
    const callback =
      typeof sent.at(-1) === 'function' ? (sent.pop() as Callback<pg.QueryResult>) : undefined;
    const result = query(...sent);
    result.then(
      () => last.received(),
      (error: unknown) => error instanceof pg.DatabaseError && last.received(),
    );
    // The same message as pg's, which `isConnectionLost` recognises, so that the connection is closed.
    return answer(unlessSilent(result, last, 'Query read timeout'), callback);
  };
  Object.assign(client, { query: limited });
}

/** Ends waits of old requests while the database is silent on every connection of the pool. */
export function limitWaits(pool: pg.Pool): void {
  const last = new LastAnswer();
  pool.on('connect', (client) => {
    last.received();
    limitQueries(client, last);
  });
  const connect = pool.connect.bind(pool);
  const limited = (callback?: Callback<pg.PoolClient>) => {
    const connecting = connect();
    let isAbandoned = false;
    connecting.then((client) => isAbandoned && client.release()).catch(() => undefined);
    const inTime = unlessSilent(connecting, last, 'timeout exceeded when trying to connect');
    inTime.catch(() => {
      isAbandoned = true;
    });
    return answer(inTime, callback);
  };
  Object.assign(pool, { connect: limited });
}
