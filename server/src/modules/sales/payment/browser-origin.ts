import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * The shop's origin as the browser sees it. Usually the configured address, since a Host header can be forged. On this
 * machine, a page may have been opened under another local name, and a form to PUBLIC_URL would then lead to another
 * site.
 */
export function browserOrigin(
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
  publicUrl: string,
): string {
  return LOOPBACK.test(host) ? `${protocol}://${host}` : publicUrl;
}
