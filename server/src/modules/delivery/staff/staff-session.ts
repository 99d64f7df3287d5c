import { type Infer, int, object, record, string, union } from '@pinpu/shared/contracts/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { secureCookie } from '../../../platform/http/secure-cookie.ts';
import type { Deps } from '../../../platform/module.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import { adminBrowserCookie, browserHash } from '../../base/admin/admin-browser.ts';
import { isSignedIn } from '../../base/admin/auth-service.ts';
import type { AuditActor } from '../../base/audit/service.ts';
import { isDeployTokenValid } from '../deploy-token/service.ts';
import { cookieSecret, readSignedValue, signedValue } from './signed-value.ts';

export type StaffDeps = Pick<Deps, 'config' | 'db' | 'serverKey' | 'clock'>;

/** Hours that developer mode lasts: a working day. */
const HOURS = 8;

const common = {
  /** Milliseconds since the epoch. */
  until: int(),
  overrides: record(string(), union([object({ url: string() }), object({ version: string() })])),
};

const administratorSchema = object({
  ...common,
  admin: string(),
  /** Seconds since the epoch when that administrator's password was entered. */
  since: int(),
  /** Hash of the cookie of the browser that signed in. */
  browser: string(),
});

/** Of a team's developer, who has no account. */
const developerSchema = object({
  ...common,
  team: string(),
  /** The id of the team's token. */
  token: string(),
});

const sessionSchema = union([administratorSchema, developerSchema]);

export type StaffSession = Infer<typeof sessionSchema>;

const staffCookie = (config: StaffDeps['config']) =>
  secureCookie(config, 'pinpu_staff', HOURS * 3600);

const begunAt = (now: Date) => ({ until: now.getTime() + HOURS * 3_600_000, overrides: {} });

export const newStaffSession = (
  { userId, signedInAt, browser }: { userId: string; signedInAt: number; browser: string },
  now: Date,
): StaffSession => ({ admin: userId, since: signedInAt, browser, ...begunAt(now) });

export const newDeveloperSession = (
  { id, team }: { id: string; team: string },
  now: Date,
): StaffSession => ({ team, token: id, ...begunAt(now) });

export const auditActorOf = (session: StaffSession): AuditActor =>
  'team' in session
    ? { name: session.team, kind: 'team' }
    : { name: session.admin, kind: 'administrator' };

export async function giveStaffCookie(reply: FastifyReply, deps: StaffDeps, session: StaffSession) {
  const { name, options } = staffCookie(deps.config);
  const maxAge = Math.ceil((session.until - deps.clock().getTime()) / 1000);
  const value = signedValue(session, 'staff', await cookieSecret(deps));
  reply.setCookie(name, value, { ...options, maxAge });
}

export function clearStaffCookie(reply: FastifyReply, { config }: StaffDeps) {
  const { name, options } = staffCookie(config);
  reply.clearCookie(name, options);
}

/** Whether the sign-in of this browser, or the team's token, is still valid. */
async function isStillAllowed(
  session: StaffSession,
  cookies: FastifyRequest['cookies'],
  deps: StaffDeps,
): Promise<boolean> {
  if ('token' in session) return isDeployTokenValid(deps.db, session.token, deps.clock());
  const browser = browserHash(cookies[adminBrowserCookie(deps.config).name] ?? '');
  if (!isSameSecret(browser, session.browser)) return false;
  const { admin: userId, since: signedInAt } = session;
  return isSignedIn(deps.db, { userId, signedInAt, browser });
}

/**
 * Null without a valid cookie, and once the sign-in or the token is no longer valid; an administrator's also in another
 * browser.
 */
export async function staffSessionOf(
  { cookies }: FastifyRequest,
  deps: StaffDeps,
): Promise<StaffSession | null> {
  const value = cookies[staffCookie(deps.config).name];
  if (value === undefined) return null;
  const session = readSignedValue(value, 'staff', await cookieSecret(deps), sessionSchema);
  if (session === null || session.until <= deps.clock().getTime()) return null;
  return (await isStillAllowed(session, cookies, deps)) ? session : null;
}
