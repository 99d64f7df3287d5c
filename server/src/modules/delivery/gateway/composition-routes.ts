import { type Composition, compositionIdAnswerSchema } from '@pinpu/shared/contracts';
import { object, regex, string, withDefault } from '@pinpu/shared/contracts/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RejectedForNow, Rejection } from '../../../platform/errors/rejection.ts';
import { countPerAddress } from '../../../platform/http/address-limit.ts';
import type { App } from '../../../platform/module.ts';
import type { CompositionInputs } from '../composition/chosen-composition.ts';
import type { Shop } from '../composition/service.ts';
import { lazyComposition } from './initial-composition.ts';

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

const YEAR_S = 365 * 24 * 3600;

/** How often a client address may request compositions that must be chosen again. */
const AGAIN = { max: 60, timeWindow: '1 minute' };

const params = object({
  sequence: string().check(regex(/^\d{1,8}$/)),
  file: string().check(regex(/^[\w-]{22}\.json$/)),
});
const querystring = object({
  canaries: withDefault(string().check(regex(/^(?:[\w-]{1,64}(?:,|$)){0,100}$/)), ''),
});

const gone = () => new Rejection(404, 'COMPOSITION_GONE', '網站已更新，請重新整理。');

/** Finds a composition; an instance that has not served it chooses it again, within the limit per client address. */
function finder(app: App, shop: Shop) {
  const count = countPerAddress(app, AGAIN);
  return async (from: CompositionInputs, request: FastifyRequest) => {
    await shop.composeFor();
    const known = shop.remembered(from);
    if (known !== undefined) return known;
    const seconds = await count(request);
    if (seconds === 0) return shop.composeFrom(from);
    throw new RejectedForNow(429, 'TOO_MANY_REQUESTS', '操作過於頻繁，請稍後再試。', seconds);
  };
}

/** `GET /compositions/…`: any instance serves it while the log has the entry it was chosen from. */
export function serveLazyCompositions(app: App, shop: Shop) {
  const find = finder(app, shop);
  const schema = { params, querystring, hide: true };
  app.get('/compositions/:sequence/:file', { schema }, async (request, reply) => {
    const { sequence, file } = request.params;
    const { canaries } = request.query;
    const from = {
      sequence: Number(sequence),
      canaries: canaries === '' ? [] : canaries.split(','),
    };
    const composed = await find(from, request);
    if (composed === undefined) throw gone();
    const { url, text } = lazyComposition(composed);
    if (!url.includes(`/${file}`)) throw gone();
    return reply
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      .type('application/json; charset=utf-8')
      .send(text);
  });
}
