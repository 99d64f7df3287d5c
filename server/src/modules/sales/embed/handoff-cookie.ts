import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import { secureCookie } from '../../../platform/http/secure-cookie.ts';
import { HANDOFF_SECONDS } from './checkout-service.ts';

export function handoffCookie(config: Pick<Config, 'publicUrl'>) {
  const { name, options } = secureCookie(config, 'pinpu_brought', HANDOFF_SECONDS);
  return {
    set: (reply: FastifyReply, browser: string) => reply.setCookie(name, browser, options),
    /** The cookie's value; '' where it is missing. */
    of: (request: FastifyRequest): string => request.cookies[name] ?? '',
  };
}
