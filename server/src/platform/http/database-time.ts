import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asRequest } from '../db/request-time.ts';

/** By their age (ADR 0005), without the time in which a body arrives: a slow phone is no fault. */
export function registerDatabaseTime(app: FastifyInstance): void {
  const headMs = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', (_request, reply, done) => {
    asRequest(() => reply.elapsedTime, done);
  });
  app.addHook('preParsing', (request, reply, _payload, done) => {
    headMs.set(request, reply.elapsedTime);
    done();
  });
  // Set again, since reading the body leaves the async context of the first hook.
  app.addHook('preValidation', (request, reply, done) => {
    const bodyMs = reply.elapsedTime - (headMs.get(request) ?? 0);
    asRequest(() => reply.elapsedTime - bodyMs, done);
  });
}
