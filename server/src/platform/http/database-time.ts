import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asRequest } from '../db/request-time.ts';

/**
 * Lets the patience of a request with a silent database end at an age (ADR 0160). The time in which its body arrives does
 * not count: a slow phone is not the database.
 */
export function registerDatabaseTime(app: FastifyInstance): void {
  const headMs = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', (_request, reply, done) => {
    asRequest(() => reply.elapsedTime, done);
  });
  app.addHook('preParsing', (request, reply, _payload, done) => {
    headMs.set(request, reply.elapsedTime);
    done();
  });
  // Reading the body leaves the context of the first hook.
  app.addHook('preValidation', (request, reply, done) => {
    const bodyMs = reply.elapsedTime - (headMs.get(request) ?? 0);
    asRequest(() => reply.elapsedTime - bodyMs, done);
  });
}
