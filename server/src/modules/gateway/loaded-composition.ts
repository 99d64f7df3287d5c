import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';

const COOKIE = 'pinpu_loaded';
const MONTH_S = 30 * 24 * 3600;

/**
 * Whether this browser was sent a page of the same composition before, so that it probably has its scripts (ADR 0206). The
 * cookie has the composition's id alone, which says nothing of a person; what does not open pages, as link previews, gets none.
 */
export function hasLoaded(
  composition: string,
  { cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>,
  reply: FastifyReply,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): boolean {
  if (cookies[COOKIE] === composition) return true;
  if (headers['sec-fetch-dest'] !== 'document') return false;
  reply.setCookie(COOKIE, composition, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: MONTH_S,
  });
  return false;
}
