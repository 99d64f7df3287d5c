import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/module.ts';
import { recordHandoffOrder } from './checkout-service.ts';
import { handoffCookie } from './handoff-cookie.ts';

/**
 * Records an order of a browser that came with a cart from another site's page; a failure is logged and does not affect
 * the order.
 */
export function noteHandoffOrder({ db, config }: Pick<Deps, 'db' | 'config'>) {
  const cookie = handoffCookie(config);
  return async (request: FastifyRequest, ord_id: string) => {
    const browser = cookie.of(request);
    if (browser === '') return;
    await recordHandoffOrder(db, browser, ord_id).catch((error: unknown) =>
      request.log.warn({ err: error }, 'could not store the site of an order'),
    );
  };
}
