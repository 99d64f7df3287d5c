import { errors, jwtVerify, SignJWT } from 'jose';

/** Minutes an administrative token is valid; keep-alive replaces it (spec §7). */
export const JWT_MINUTES = 30;
/** Hours after sign-in at which keep-alive stops renewing. */
export const SIGNED_IN_HOURS = 12;

export interface AdminClaims {
  userId: string;
  /** When the password was entered, seconds since the epoch. */
  signedInAt: number;
  /** Hash of the cookie of the browser that signed in. */
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

/** The claims of a token, or null when it is not ours, has expired, or its sign-in is too old. */
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
