import { randomUUID } from 'node:crypto';
import { insertToken, type Member } from '../modules/member/repository.ts';
import { newSessionToken } from '../modules/member/session-token.ts';
import type { Database } from '../platform/db/index.ts';
import { members } from '../platform/db/schema/index.ts';

/** A new signed-in member: its id and its Authorization header. `status` above 0 is a promoter. */
export async function signedInMember(db: Database, now: Date, given: Partial<Member> = {}) {
  const cus_id = randomUUID();
  const acc_email = `${cus_id}@pinpu.test`;
  await db
    .insert(members)
    .values({ cus_id, acc_email, cus_name: acc_email, c_date: now, u_date: now, ...given });
  const token = newSessionToken();
  await insertToken(db, token, { cus_id, s: '' }, now);
  return { cus_id, acc_email, token, headers: { authorization: `Bearer ${token}` } };
}
