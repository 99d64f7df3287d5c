import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/module.ts';
import { actorOf, requireRight } from './actor.ts';
import { requireNames } from './names.ts';

/** Returns the caller with the name for the history. @throws Rejection 401, 403 or 400 */
export const callerOf =
  (deps: Deps) =>
  async (request: FastifyRequest, name: string, action: 'change' | 'rollback' = 'change') => {
    const actor = await actorOf(request, deps);
    requireNames(name);
    requireRight(actor, name, action);
    return actor.by;
  };

/** A successful answer. */
export const done = <Body>(body: Body) => ({ success: true as const, body });
