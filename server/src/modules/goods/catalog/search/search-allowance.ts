import type { FastifyRequest } from 'fastify';
import { RejectedForNow } from '../../../../platform/errors/rejection.ts';
import { countPerAddress } from '../../../../platform/http/address-limit.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { openSlots, QueueFull } from '../../../../platform/slots.ts';

export interface SearchAllowance {
  /** Counts a search. @throws RejectedForNow above the address's limit. */
  admit(): Promise<void>;
  /** Runs a search for looser matches. @throws RejectedForNow before it starts, where a limit is reached. */
  loosely<T>(search: () => Promise<T>): Promise<T>;
}

const WINDOW = '1 minute';
const AT_ONCE = 2;
const MAX_WAITING = 30;
/** Retry-After of a full queue, in seconds; a full queue is worked off in less. */
const BUSY_SECONDS = 3;

const tooMany = (seconds: number) =>
  new RejectedForNow(429, 'TOO_MANY_SEARCHES', '搜尋次數較多，請稍後再試。', seconds);

/**
 * Limits searches, the most expensive lists: all of them per address, and those for looser matches also by how many run
 * at once in this process (ADR 0013).
 */
export function searchAllowances(
  app: App,
  { config, measures }: Pick<Deps, 'config' | 'measures'>,
): (request: FastifyRequest) => SearchAllowance {
  const { all, loose } = config.limits.searches;
  const countSearch = countPerAddress(app, { max: all, timeWindow: WINDOW });
  const countLoose = countPerAddress(app, { max: loose, timeWindow: WINDOW });
  const inSlot = openSlots(AT_ONCE, MAX_WAITING);
  const help = 'Searches beyond exact matches that wait for their turn';
  measures.push({ name: 'waiting_searches', help, read: inSlot.waiting });
  const queued = <T>(search: () => Promise<T>): Promise<T> =>
    inSlot(search).catch((error: unknown) => {
      if (!(error instanceof QueueFull)) throw error;
      throw new RejectedForNow(503, 'SEARCH_BUSY', '目前搜尋的人較多，請稍後再試。', BUSY_SECONDS);
    });
  return (request) => ({
    async admit() {
      const seconds = await countSearch(request);
      if (seconds > 0) throw tooMany(seconds);
    },
    async loosely(search) {
      const seconds = await countLoose(request);
      if (seconds > 0) throw tooMany(seconds);
      return queued(search);
    },
  });
}
