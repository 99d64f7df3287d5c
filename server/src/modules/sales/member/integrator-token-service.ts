import { randomBytes } from 'node:crypto';
import { normaliseEmail } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import {
  deleteIntegratorToken,
  findByIntegratorToken,
  findIntegratorTokens,
  insertIntegratorToken,
  updateUsedAt,
} from './integrator-token-repository.ts';
import { findMemberByEmail, type Member } from './repository.ts';
import { newIntegratorToken } from './session-token.ts';

const DAY_MS = 86_400_000;

/** The precision to which the last use of a token is stored, in ms. */
const USE_MS = 3_600_000;

/** A token as issued. It can't be read again: only its hash is stored. */
export interface IssuedToken {
  id: string;
  token: string;
  acc_email: string;
  name: string;
  /** ISO 8601. */
  expires_at: string;
}

/** A token as an operator lists it; moments are ISO 8601. */
export interface ListedToken extends Omit<IssuedToken, 'token'> {
  c_date: string;
  /** To the hour; '' for never. */
  used_at: string;
}

/** Issues a token for a program that acts for a member; null where there is no such member. */
export async function issueIntegratorToken(
  db: Database,
  input: { email: string; name: string; days: number },
  now: Date,
): Promise<IssuedToken | null> {
  const member = await findMemberByEmail(db, normaliseEmail(input.email));
  if (!member) return null;
  const { cus_id, acc_email } = member;
  const [id, token] = [randomBytes(5).toString('hex'), newIntegratorToken()];
  const expires_at = new Date(now.getTime() + input.days * DAY_MS);
  const { name } = input;
  await insertIntegratorToken(db, token, { id, cus_id, name, expires_at, c_date: now });
  return { id, token, acc_email, name, expires_at: expires_at.toISOString() };
}

export async function listIntegratorTokens(db: Database, now: Date): Promise<ListedToken[]> {
  const rows = await findIntegratorTokens(db, now);
  return rows.map(({ c_date, expires_at, used_at, ...row }) => ({
    ...row,
    c_date: c_date.toISOString(),
    expires_at: expires_at.toISOString(),
    used_at: used_at?.toISOString() ?? '',
  }));
}

/** Revokes a token at once; false where no token has this id. */
export const revokeIntegratorToken = deleteIntegratorToken;

/** The member that a program acts for; null where its token is unknown, revoked or expired. */
export async function memberOfIntegrator(
  db: Database,
  token: string,
  now: Date,
): Promise<Member | null> {
  const found = await findByIntegratorToken(db, token, now);
  if (!found) return null;
  const { id, used_at, member } = found;
  if (!used_at || now.getTime() - used_at.getTime() >= USE_MS) await updateUsedAt(db, id, now);
  return member;
}
