import { randomBytes } from 'node:crypto';
import { after, before } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import {
  deleteExpiredDeployTokens,
  findByDeployToken,
  findDeployTokens,
  insertDeployToken,
  markDeployTokenRevoked,
  updateTokenUsedAt,
} from './token-repository.ts';

const DAY_MS = 86_400_000;
/** The precision to which the last use of a token is stored, in ms. */
const USE_MS = 3_600_000;
/** How long an expired token is still listed. */
const LISTED_DAYS = 90;
/** Scanners for leaked secrets find it by its prefix. */
const TOKEN = /^pinpu_deploy_[\w-]{43}$/;

/** Scope of a token: a team, and the names it may deploy (`*` for all). */
export interface DeployTokenRequest {
  team: string;
  remotes: string[];
  days: number;
}

/** A token as issued. It can't be read again: only its hash is stored. */
export interface IssuedDeployToken extends Omit<DeployTokenRequest, 'days'> {
  id: string;
  token: string;
  /** ISO 8601. */
  expires_at: string;
}

/** A token as listed; moments are ISO 8601, '' for never. */
export interface ListedDeployToken extends Omit<IssuedDeployToken, 'token'> {
  c_date: string;
  revoked_at: string;
  /** To the hour. */
  used_at: string;
}

export async function issueDeployToken(
  db: Database,
  { team, remotes, days }: DeployTokenRequest,
  now: Date,
): Promise<IssuedDeployToken> {
  const id = randomBytes(5).toString('hex');
  const token = `pinpu_deploy_${randomBytes(32).toString('base64url')}`;
  const expires_at = after(now, days * DAY_MS);
  await insertDeployToken(db, token, { id, team, remotes, expires_at, c_date: now });
  return { id, token, team, remotes, expires_at: expires_at.toISOString() };
}

/** Deletes tokens that expired 90 days ago. */
export const sweepDeployTokens = (db: Database, now: Date): Promise<void> =>
  deleteExpiredDeployTokens(db, before(now, LISTED_DAYS * DAY_MS));

/** All tokens, oldest first, also revoked ones, and expired ones for 90 days. */
export async function listDeployTokens(db: Database): Promise<ListedDeployToken[]> {
  const rows = await findDeployTokens(db);
  return rows.map(({ c_date, expires_at, revoked_at, used_at, ...row }) => ({
    ...row,
    c_date: c_date.toISOString(),
    expires_at: expires_at.toISOString(),
    revoked_at: revoked_at?.toISOString() ?? '',
    used_at: used_at?.toISOString() ?? '',
  }));
}

/** Revokes a token at once; false where no valid token has this id. */
export const revokeDeployToken = markDeployTokenRevoked;

/** The team of a token, with what it may deploy; null where the token is unknown, revoked or expired. */
export async function teamOfToken(
  db: Database,
  token: string,
  now: Date,
): Promise<{ team: string; remotes: string[] } | null> {
  if (!TOKEN.test(token)) return null;
  const row = await findByDeployToken(db, token, now);
  if (!row) return null;
  const { id, team, remotes, used_at } = row;
  if (!used_at || now.getTime() - used_at.getTime() >= USE_MS) await updateTokenUsedAt(db, id, now);
  return { team, remotes };
}
