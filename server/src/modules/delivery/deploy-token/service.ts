import { randomBytes } from 'node:crypto';
import { after, before, DAY } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import {
  deleteExpiredDeployTokens,
  findByDeployToken,
  findDeployTokens,
  findValidDeployToken,
  insertDeployToken,
  markDeployTokenRevoked,
  updateTokenUsedAt,
} from './repository.ts';

/** The precision to which the last use of a token is stored, in ms. */
const USE_MS = 3_600_000;
const LISTED_DAYS = 90;
/** How every team's token begins; scanners for leaked secrets find it by this prefix. */
export const DEPLOY_TOKEN = 'pinpu_deploy_';
const TOKEN = /^pinpu_deploy_[\w-]{43}$/;

interface DeployTokenRequest {
  team: string;
  remotes: string[];
  days: number;
}

/** The token can't be read again: only its hash is stored. Without remotes, it only opens developer mode. */
export async function issueDeployToken(
  db: Database,
  { team, remotes, days }: DeployTokenRequest,
  now: Date,
) {
  const id = randomBytes(5).toString('hex');
  const token = `${DEPLOY_TOKEN}${randomBytes(32).toString('base64url')}`;
  const expires_at = after(now, days * DAY);
  await insertDeployToken(db, token, { id, team, remotes, expires_at, c_date: now });
  return { id, token, team, remotes, expires_at: expires_at.toISOString() };
}

export const sweepDeployTokens = (db: Database, now: Date): Promise<void> =>
  deleteExpiredDeployTokens(db, before(now, LISTED_DAYS * DAY));

export async function listDeployTokens(db: Database) {
  const rows = await findDeployTokens(db);
  return rows.map(({ c_date, expires_at, revoked_at, used_at, ...row }) => ({
    ...row,
    c_date: c_date.toISOString(),
    expires_at: expires_at.toISOString(),
    revoked_at: revoked_at?.toISOString() ?? '',
    used_at: used_at?.toISOString() ?? '',
  }));
}

export const revokeDeployToken = markDeployTokenRevoked;

export async function teamOfToken(
  db: Database,
  token: string,
  now: Date,
): Promise<{ id: string; team: string; remotes: string[] } | null> {
  if (!TOKEN.test(token)) return null;
  const row = await findByDeployToken(db, token, now);
  if (!row) return null;
  const { id, team, remotes, used_at } = row;
  if (!used_at || now.getTime() - used_at.getTime() >= USE_MS) await updateTokenUsedAt(db, id, now);
  return { id, team, remotes };
}

export const isDeployTokenValid = async (db: Database, id: string, now: Date): Promise<boolean> =>
  (await findValidDeployToken(db, id, now)) !== undefined;
