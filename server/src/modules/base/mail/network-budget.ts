import type { FastifyRequest } from 'fastify';
import { RejectedForNow } from '../../../platform/errors/rejection.ts';
import { addressGroup } from '../../../platform/http/client-address.ts';
import type { App } from '../../../platform/module.ts';

/** Mails that nobody has proved to want, per network in ten minutes: codes and confirmations of every kind together. */
const UNASKED = { max: 60, timeWindow: '10 minutes' };

type Count = (request: FastifyRequest) => Promise<void>;

const budgets = new WeakMap<object, Count>();

/** Counts a mail to an address that is not proved. One budget for the whole server. @throws Rejection 429 beyond it. */
export function unaskedMailBudget(app: App): Count {
  const known = budgets.get(app.server);
  if (known) return known;
  const keyGenerator = ({ ip }: FastifyRequest) => addressGroup(ip);
  const count = app.createRateLimit({ ...UNASKED, keyGenerator });
  const budget: Count = async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new RejectedForNow(
        429,
        'TOO_MANY_REQUESTS',
        '操作過於頻繁，請稍後再試。',
        Math.max(1, counted.ttlInSeconds),
      );
  };
  budgets.set(app.server, budget);
  return budget;
}
