import { randomUUID } from 'node:crypto';
import { insertToken, type Member } from '../../modules/sales/member/repository.ts';
import { newSessionToken } from '../../modules/sales/member/session-token.ts';
import type { Database } from '../../platform/db/index.ts';
import { members } from '../../platform/db/schema/index.ts';

/** Signs a member in; returns the token, and the headers of the browser over http. */
export async function signedIn(db: Database, now: Date, cus_id: string) {
  const [token, browser] = [newSessionToken(), newSessionToken()];
  await insertToken(db, { token, browser }, { cus_id, s: '' }, now);
  const headers = { authorization: `Bearer ${token}`, cookie: `pinpu_member=${browser}` };
  return { token, headers };
}

export async function signedInMember(db: Database, now: Date, fields: Partial<Member> = {}) {
  const cus_id = randomUUID();
  const acc_email = `${cus_id}@pinpu.test`;
  await db
    .insert(members)
    .values({ cus_id, acc_email, cus_name: acc_email, c_date: now, u_date: now, ...fields });
  return { cus_id, acc_email, ...(await signedIn(db, now, cus_id)) };
}
