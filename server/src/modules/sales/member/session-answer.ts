import { type MemberSession, sessionId } from '@pinpu/shared/contracts';
import { literal, object, optional, union } from '@pinpu/shared/contracts/schema';
import type { Member } from './repository.ts';

/** The cart session in the query, '' before there is one (ledger N1). */
export const sessionQuery = object({ s: optional(union([literal(''), sessionId])) });

/** A signed-in session as sent to browsers; the response's schema keeps the member's fields of spec §3. */
export const sessionAnswer = (
  token: string,
  session: string,
  user: Member & { credit?: number },
): { success: true; body: MemberSession } => ({ success: true, body: { token, session, user } });
