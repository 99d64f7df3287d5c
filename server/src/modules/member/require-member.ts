import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { RequestMember } from '../../platform/http/request-member.ts';

/**
 * Who is signed in.
 * @throws Refusal 401 for guests, and for tokens that are revoked or too old.
 */
export function requireMember({ member }: FastifyRequest): RequestMember {
  if (!member) throw new Refusal(401, 'NOT_SIGNED_IN', '您尚未登入或登入已逾時，請重新登入。');
  return member;
}

/**
 * Who is signed in and may promote (spec §6: user status above 0).
 * @throws Refusal 401 for guests, 403 for other members.
 */
export function requirePromoter(request: FastifyRequest): RequestMember {
  const member = requireMember(request);
  if (member.status < 1) throw new Refusal(403, 'NOT_A_PROMOTER', '此功能僅供推廣會員使用。');
  return member;
}
