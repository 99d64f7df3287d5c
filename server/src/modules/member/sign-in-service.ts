import { normaliseEmail } from '@pinpu/shared/domain';
import type { Database } from '../../platform/db/index.ts';
import { newKnownBrowser } from '../sign-in-limit/known-browser.ts';
import { unlockAccount } from '../sign-in-limit/service.ts';
import { guessLimits } from './guess-limits.ts';
import { maskedEmail } from './masked-email.ts';
import { codeHash, isMagicCode, sameHash } from './one-time-code.ts';
import {
  type CodeRow,
  findCodeByMagicHash,
  lockCodes,
  markCodeUsed,
  takeTries,
} from './otp-repository.ts';
import {
  deleteSessionOfBrowser,
  findOrInsertMember,
  insertToken,
  type Member,
} from './repository.ts';
import { type BrowserSession, newSessionToken } from './session-token.ts';
import { askerOf, type Client } from './sign-in-browser.ts';

interface TurnedIn {
  email: string;
  otp: string;
  s: string;
  /** The person has confirmed whose account the link opens. */
  confirm: boolean;
  client: Client;
  /** The value of the cookie of the browser's last session. */
  lastSession: string | undefined;
  /** Signs the cookies of browsers. */
  secret: string;
}

interface Session extends BrowserSession {
  member: Member;
  /** The new value of the cookie of a known browser. */
  cookie: string;
}

/**
 * What became of a code: a session; wrong, used, expired or out of tries; the e-mail to confirm, masked; until when to
 * wait; or typed codes are off for this e-mail.
 */
export type SignIn =
  | Session
  | 'wrong'
  | { confirm_email: string }
  | { until: Date }
  | 'use the link';

async function openSession(
  tx: Database,
  { id, email }: CodeRow,
  browser: string,
  { s, secret, lastSession }: TurnedIn,
  now: Date,
): Promise<Session | 'wrong'> {
  if (!(await markCodeUsed(tx, id, now))) return 'wrong';
  const member = await findOrInsertMember(tx, email, now);
  const session = { token: newSessionToken(), browser: newSessionToken() };
  if (lastSession) await deleteSessionOfBrowser(tx, lastSession);
  await insertToken(tx, session, { cus_id: member.cus_id, s }, now);
  return { ...session, member, cookie: newKnownBrowser(email, secret, browser) };
}

/**
 * A link signs in by itself in the browser that requested it, or on which its e-mail has signed in before. Anywhere else
 * it may be somebody else's, whose account would get this person's cart and orders.
 */
async function byLink(db: Database, turnedIn: TurnedIn, now: Date): Promise<SignIn> {
  const code = await findCodeByMagicHash(db, codeHash(turnedIn.otp, ''), now);
  const email = normaliseEmail(turnedIn.email);
  if (!code || (email !== '' && email !== code.email)) return 'wrong';
  const { id, hashes, known } = askerOf(turnedIn.client, code.email, turnedIn.secret);
  const isOwn = known || hashes.includes(code.asker_hash ?? '');
  if (!isOwn && !turnedIn.confirm) return { confirm_email: maskedEmail(code.email) };
  return db.transaction(async (tx) => {
    const session = await openSession(tx, code, id, turnedIn, now);
    if (session !== 'wrong') await unlockAccount(tx, 'member', code.email);
    return session;
  });
}

async function byTyping(db: Database, turnedIn: TurnedIn, now: Date): Promise<SignIn> {
  const email = normaliseEmail(turnedIn.email);
  const asker = askerOf(turnedIn.client, email, turnedIn.secret);
  const limits = guessLimits(email, turnedIn.client, asker);
  const until = await limits.start(db, now);
  if (until) return { until };
  return db.transaction(async (tx) => {
    await lockCodes(tx, email);
    if (await limits.areOff(tx, now)) return 'use the link';
    const codes = await takeTries(tx, email, asker.hashes, now);
    if (codes.length > 0) await limits.count(tx, codes.length, now);
    const hash = codeHash(turnedIn.otp, email);
    const code = codes.find(({ code_hash }) => sameHash(code_hash, hash));
    if (!code) return 'wrong';
    const session = await openSession(tx, code, asker.id, turnedIn, now);
    if (session !== 'wrong') await limits.clear(tx);
    return session;
  });
}

/** Exchanges a code for a session, which replaces the browser's last one. */
export const signIn = (db: Database, turnedIn: TurnedIn, now: Date): Promise<SignIn> =>
  isMagicCode(turnedIn.otp) ? byLink(db, turnedIn, now) : byTyping(db, turnedIn, now);
