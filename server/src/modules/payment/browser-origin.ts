import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Where the browser sees this shop. The configured address counts, since a Host header can be forged; on the own
 * machine the page may have been opened by another of its names, and a form to PUBLIC_URL would then leave the site.
 */
export function browserOrigin(
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
  publicUrl: string,
): string {
  return LOOPBACK.test(host) ? `${protocol}://${host}` : publicUrl;
}
