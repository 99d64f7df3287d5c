import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import { secureCookie } from '../../../platform/http/secure-cookie.ts';
import type { Deps } from '../../../platform/module.ts';
import { HANDOFF_SECONDS, recordHandoffOrder } from './checkout-service.ts';

export function handoffCookie(config: Pick<Config, 'publicUrl'>) {
  const { name, options } = secureCookie(config, 'pinpu_brought', HANDOFF_SECONDS);
  return {
    set: (reply: FastifyReply, browser: string) => reply.setCookie(name, browser, options),
    /** The cookie's value; '' where it is missing. */
    of: (request: FastifyRequest): string => request.cookies[name] ?? '',
  };
}

/** Records an order of a browser that came with another site's cart; a failure is logged, the order not affected. */
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
