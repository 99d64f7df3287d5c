import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/errors/refusal.ts';

const COOKIE = 'XSRF-TOKEN';

/** Sets the browser's XSRF cookie, which its scripts send back in X-XSRF-TOKEN (spec §7). */
export function giveXsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): void {
  if (request.cookies[COOKIE]) return;
  reply.setCookie(COOKIE, randomBytes(24).toString('base64url'), {
    path: '/',
    sameSite: 'strict',
    httpOnly: false,
    secure,
  });
}

/** Rejects a call that changes something unless cookie and header match: another site can't read the cookie. */
export async function requireXsrf(request: FastifyRequest): Promise<void> {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  const [cookie, header] = [
    Buffer.from(request.cookies[COOKIE] ?? ''),
    Buffer.from(String(request.headers['x-xsrf-token'] ?? '')),
  ];
  if (cookie.length === 0 || cookie.length !== header.length || !timingSafeEqual(cookie, header)) {
    throw new Refusal(400, 'XSRF', '安全驗證已失效，請重新整理頁面後再試一次。');
  }
}
