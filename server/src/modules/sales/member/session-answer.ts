import { type MemberSession, sessionId } from '@pinpu/shared/contracts';
import { literal, object, optional, union } from '@pinpu/shared/contracts/schema';
import type { Member } from './repository.ts';

/** The cart session in the query, '' before there is one (ledger N1). */
export const sessionQuery = object({ s: optional(union([literal(''), sessionId])) });

/** A signed-in session as sent to browsers, with the member's fields of spec §3. */
export function sessionAnswer(
  token: string,
  session: string,
  member: Member,
): { success: true; body: MemberSession } {
  const { cus_id, cus_name, acc_email, phone, mobile, addr1, addr1_postcode, birth_day, status } =
    member;
  return {
    success: true,
    body: {
      token,
      session,
      user: {
        cus_id,
        cus_name,
        acc_email,
        phone,
        mobile,
        addr1,
        addr1_postcode,
        birth_day,
        status,
      },
    },
  };
}
