import { type Composition, compositionIdAnswerSchema } from '@pinpu/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../platform/module.ts';

const schema = { response: { 200: compositionIdAnswerSchema }, tags: ['composition'] };

/** `GET /api/composition`: the id of this browser's next composition; open tabs compare it. */
export function serveCompositionId(
  app: App,
  compositionOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Composition>,
) {
  app.get('/api/composition', { schema }, async (request, reply) => {
    const { id } = await compositionOf(request, reply);
    return reply
      .header('cache-control', 'no-store')
      .header('vary', 'Cookie')
      .send({ success: true as const, body: { id } });
  });
}
