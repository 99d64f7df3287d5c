import { normaliseEmail } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { askerOf, type Client } from '../../base/one-time-code/asker.ts';
import { codeHash, isMagicCode } from '../../base/one-time-code/codes.ts';
import {
  type CodeFailure,
  linkCodeFault,
  redeemTypedCode,
} from '../../base/one-time-code/redeem-code.ts';
import { findCodeByMagicHash, markCodeUsed } from '../../base/one-time-code/repository.ts';
import { unlockAccount } from '../../base/sign-in-limit/service.ts';
import { welcomeCredit } from '../credit/earn.ts';
import { findOrInsertMember } from './repository.ts';
import { type Opening, openSession, type Session } from './session-giver.ts';

interface TurnedIn extends Opening {
  email: string;
  otp: string;
  /** Set once the person has confirmed whose account the link opens. */
  confirm: boolean;
  client: Client;
  /** The secret that signs the cookies of browsers. */
  secret: string;
}

/** The result of submitting a code: a session; why there is none; or the masked e-mail to confirm. */
export type SignIn = Session | CodeFailure | { confirm_email: string };

async function openSessionOf(tx: Database, email: string, turnedIn: TurnedIn, now: Date) {
  const { member, isNew } = await findOrInsertMember(tx, email, now);
  if (isNew) await welcomeCredit(tx, member.cus_id, now);
  return openSession(tx, member, turnedIn, now);
}

/**
 * A link signs in at once in the browser that requested it, or in one where its e-mail has signed in before. In any
 * other browser, somebody else may have sent it, whose account would then get this person's cart and orders: it must be
 * confirmed.
 */
async function byLink(db: Database, turnedIn: TurnedIn, now: Date): Promise<SignIn> {
  const code = await findCodeByMagicHash(db, codeHash(turnedIn.otp, ''));
  const email = normaliseEmail(turnedIn.email);
  if (!code || (email !== '' && email !== code.email)) return 'wrong';
  const dead = linkCodeFault(code, now);
  if (dead) return dead;
  const { hashes, known } = askerOf(turnedIn.client, code.email, turnedIn.secret);
  const isOwn = known || hashes.includes(code.asker_hash ?? '');
  if (!isOwn && !turnedIn.confirm) return { confirm_email: maskedEmail(code.email) };
  return db.transaction(async (tx) => {
    if (!(await markCodeUsed(tx, code.id, now))) return 'used';
    await unlockAccount(tx, 'member', code.email);
    return openSessionOf(tx, code.email, turnedIn, now);
  });
}

/** Exchanges a code for a session, which replaces the browser's last session. */
export const signIn = (db: Database, turnedIn: TurnedIn, now: Date): Promise<SignIn> =>
  isMagicCode(turnedIn.otp)
    ? byLink(db, turnedIn, now)
    : redeemTypedCode(
        db,
        { purpose: 'sign-in', ...turnedIn },
        (tx, email) => openSessionOf(tx, email, turnedIn, now),
        now,
      );

/** An e-mail as shown to somebody who may not be allowed to know it: `m***@example.com`. */
const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1***@');
