import type { Overrides } from '@pinpu/shared/contracts';
import { int, object, record, string, union } from '@pinpu/shared/contracts/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { secureCookie } from '../../../platform/http/secure-cookie.ts';
import type { Deps } from '../../../platform/module.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import { adminBrowserCookie, browserHash } from '../../base/admin/admin-browser.ts';
import { isSignedIn } from '../../base/admin/auth-service.ts';
import { cookieSecret, readSignedValue, signedValue } from './signed-value.ts';

export type StaffDeps = Pick<Deps, 'config' | 'db' | 'serverKey' | 'clock'>;

/** Hours that developer mode lasts: a working day. */
const HOURS = 8;

const sessionSchema = object({
  admin: string(),
  /** Seconds since the epoch when that administrator's password was entered. */
  since: int(),
  /** Hash of the cookie of the browser that signed in. */
  browser: string(),
  /** Milliseconds since the epoch. */
  until: int(),
  overrides: record(string(), union([object({ url: string() }), object({ version: string() })])),
});

export interface StaffSession {
  admin: string;
  since: number;
  browser: string;
  until: number;
  overrides: Overrides;
}

const staffCookie = (config: StaffDeps['config']) =>
  secureCookie(config, 'pinpu_staff', HOURS * 3600);

export const newStaffSession = (
  { userId, signedInAt, browser }: { userId: string; signedInAt: number; browser: string },
  now: Date,
): StaffSession => ({
  ...{ admin: userId, since: signedInAt, browser },
  until: now.getTime() + HOURS * 3_600_000,
  overrides: {},
});

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

/** Null without a valid cookie, in another browser, and once the sign-in is no longer valid. */
export async function staffSessionOf(
  { cookies }: FastifyRequest,
  deps: StaffDeps,
): Promise<StaffSession | null> {
  const value = cookies[staffCookie(deps.config).name];
  if (value === undefined) return null;
  const session = readSignedValue(value, 'staff', await cookieSecret(deps), sessionSchema);
  if (session === null || session.until <= deps.clock().getTime()) return null;
  const browser = browserHash(cookies[adminBrowserCookie(deps.config).name] ?? '');
  if (!isSameSecret(browser, session.browser)) return null;
  const { admin: userId, since: signedInAt } = session;
  return (await isSignedIn(deps.db, { userId, signedInAt, browser })) ? session : null;
}
