import type { RejectionCode } from '@pinpu/shared/contracts';
import { isPromoter } from '@pinpu/shared/domain';
import type { FastifyRequest } from 'fastify';
import { Rejection } from '../errors/rejection.ts';

export interface RequestMember {
  cus_id: string;
  acc_email: string;
  cus_name: string;
  /** Above 0: a promoter. */
  status: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    member: RequestMember | null;
  }
}

export const notSignedIn = () =>
  new Rejection(
    401,
    'NOT_SIGNED_IN' satisfies RejectionCode,
    '您尚未登入或登入已逾時，請重新登入。',
  );

/** @throws Rejection 401 for guests, and for revoked or expired tokens. */
export function requireMember({ member }: FastifyRequest): RequestMember {
  if (!member) throw notSignedIn();
  return member;
}

/** @throws Rejection 401 for guests, 403 for members who are no promoters (spec §6). */
export function requirePromoter(request: FastifyRequest): RequestMember {
  const member = requireMember(request);
  if (!isPromoter(member)) throw new Rejection(403, 'NOT_A_PROMOTER', '此功能僅供推廣會員使用。');
  return member;
}
