import { errors, jwtVerify, SignJWT } from 'jose';
import { after } from '../../../platform/clock.ts';

const SECOND_MS = 1000;

/**
 * The moment from which sign-ins count, after all earlier ones have been ended. Tokens store whole seconds, so it is
 * the next full second: a sign-in of the same second must not survive.
 */
export const tokensFrom = (now: Date): Date => after(now, SECOND_MS - (now.getTime() % SECOND_MS));

/** The time of a sign-in as its token states it, in seconds since the epoch; never before `from`. */
export const signInSecond = (now: Date, from: Date): number =>
  Math.max(Math.floor(now.getTime() / SECOND_MS), Math.ceil(from.getTime() / SECOND_MS));

/** Minutes an administrative token is valid; keep-alive replaces it (spec §7). */
const JWT_MINUTES = 30;
/** Hours after sign-in at which keep-alive stops renewing. */
export const SIGNED_IN_HOURS = 12;

export interface AdminClaims {
  userId: string;
  /** When the password was entered, seconds since the epoch. */
  signedInAt: number;
  browser: string;
}

/** Hint to the page that the one-time password must be replaced first; the server itself checks the account instead. */
interface TokenHints {
  mustChangePassword?: boolean;
}

const ISSUER = 'pinpu-admin';
const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

export function signedJwt(
  claims: AdminClaims & TokenHints,
  secret: string,
  now: Date,
): Promise<string> {
  return new SignJWT({
    auth_time: claims.signedInAt,
    browser: claims.browser,
    ...(claims.mustChangePassword && { one_time: true }),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(claims.userId)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + JWT_MINUTES * 60)
    .sign(new TextEncoder().encode(secret));
}

export async function verifiedJwt(
  token: string,
  secret: string,
  now: Date,
): Promise<AdminClaims | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      currentDate: now,
    });
    const { sub: userId, auth_time: signedInAt, browser } = payload;
    if (typeof userId !== 'string' || typeof signedInAt !== 'number') return null;
    if (typeof browser !== 'string') return null;
    if (seconds(now) - signedInAt > SIGNED_IN_HOURS * 3600) return null;
    return { userId, signedInAt, browser };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
