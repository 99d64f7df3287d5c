import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';

const COOKIE = 'pinpu_loaded';
const MONTH_S = 30 * 24 * 3600;

/**
 * Whether this browser was sent a page of this composition before, so that it probably has its scripts cached. The cookie holds only the composition's id, which says nothing about the person. Requests that open no page,
 * such as those of link previews, get no cookie.
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
