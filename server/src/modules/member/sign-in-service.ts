import { normaliseEmail, OTP_LIFETIME_MS } from '@pinpu/shared/domain';
import type { Database } from '../../platform/db/index.ts';
import { lockByName } from '../../platform/db/one-at-a-time.ts';
import { insertMail } from '../mail/repository.ts';
import { shopName } from '../settings/service.ts';
import { codeHash, isMagicCode, newMagicCode, newTypedCode, sameHash } from './one-time-code.ts';
import {
  countCodeAttempt,
  countCodesSince,
  deleteExpiredCodes,
  findCodeByMagicHash,
  markCodeUsed,
  replaceCode,
} from './otp-repository.ts';
import { findOrInsertMember, insertToken, type Member } from './repository.ts';
import { newSessionToken } from './session-token.ts';
import { signInMail } from './sign-in-mail.ts';

/** Codes an e-mail may request in half an hour. */
const CODES_PER_EMAIL = 10;

/**
 * Creates a code and its mail, whether or not the member exists. False when this e-mail has requested too many.
 */
export async function requestCode(
  db: Database,
  typedEmail: string,
  publicUrl: string,
  now: Date,
): Promise<boolean> {
  const email = normaliseEmail(typedEmail);
  const [typed, magic] = [newTypedCode(), newMagicCode()];
  return db.transaction(async (tx) => {
    await lockByName(tx, `otp ${email}`);
    if (
      (await countCodesSince(tx, email, new Date(now.getTime() - OTP_LIFETIME_MS))) >=
      CODES_PER_EMAIL
    )
      return false;
    await deleteExpiredCodes(tx, new Date(now.getTime() - OTP_LIFETIME_MS));
    await replaceCode(
      tx,
      { email, code_hash: codeHash(typed, email), magic_hash: codeHash(magic, '') },
      now,
    );
    await insertMail(
      tx,
      {
        kind: 'otp',
        to: email,
        ...signInMail(await shopName(tx), typed, `${publicUrl}/vip?magic=${magic}`),
      },
      now,
    );
    return true;
  });
}

async function proven(db: Database, email: string, otp: string, now: Date) {
  if (isMagicCode(otp)) {
    const code = await findCodeByMagicHash(db, codeHash(otp, ''), now);
    return code && (email === '' || email === code.email) ? code : null;
  }
  const code = await countCodeAttempt(db, email, now);
  return code && sameHash(code.code_hash, codeHash(otp, email)) ? code : null;
}

/** Exchanges a code for a user token; null when it is wrong, used, expired, or out of attempts. */
export async function signIn(
  db: Database,
  turnedIn: { email: string; otp: string; s: string },
  now: Date,
): Promise<{ token: string; member: Member } | null> {
  const code = await proven(db, normaliseEmail(turnedIn.email), turnedIn.otp, now);
  if (!code) return null;
  return db.transaction(async (tx) => {
    if (!(await markCodeUsed(tx, code.id, now))) return null;
    const member = await findOrInsertMember(tx, code.email, now);
    const token = newSessionToken();
    await insertToken(tx, token, { cus_id: member.cus_id, s: turnedIn.s }, now);
    return { token, member };
  });
}
