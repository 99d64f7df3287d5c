import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/**
 * Whether a request comes from this machine: not through a local proxy, and under a local host name, so that no remote
 * page can read it by DNS rebinding.
 */
export const isFromThisMachine = ({
  ip,
  headers,
}: Pick<FastifyRequest, 'ip' | 'headers'>): boolean =>
  LOOPBACK.has(ip) &&
  LOCAL_HOST.test(headers.host ?? '') &&
  PROXY_HEADERS.every((name) => headers[name] === undefined);
