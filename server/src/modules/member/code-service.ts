import { normaliseEmail, OTP_LIFETIME_MS } from '@pinpu/shared/domain';
import type { Database } from '../../platform/db/index.ts';
import type { ServerKey } from '../../platform/secrets/index.ts';
import { insertSecretMail } from '../mail/repository.ts';
import { shopName } from '../settings/service.ts';
import { guessLimits } from './guess-limits.ts';
import { codeHash, newMagicCode, newTypedCode } from './one-time-code.ts';
import { countCodesSince, deleteExpiredCodes, lockCodes, replaceCode } from './otp-repository.ts';
import { type Asker, askerOf, type Client } from './sign-in-browser.ts';
import { signInMail } from './sign-in-mail.ts';

/** Codes for one e-mail in half an hour, of one browser on which it has signed in, or of one network. */
const SHARE = 10;
/** From so many on, networks have a small share: the first requests of one that strangers have not used. */
const MANY = 15;
const SMALL_SHARE = 3;
/** The most, besides those of browsers on which the e-mail has signed in. */
const MOST = 30;

/**
 * Whether a client may request another code. A refused one finds a valid link in the mailbox: every request that counts
 * has sent one within its lifetime.
 */
async function mayRequest(
  tx: Database,
  email: string,
  { hash, known }: Asker,
  { network }: Client,
  since: Date,
): Promise<boolean> {
  const by = { asker_hash: hash, network_hash: network };
  const requested = await countCodesSince(tx, email, by, since);
  if (known) return requested.browser < SHARE;
  const share = requested.all < MANY ? SHARE : SMALL_SHARE;
  return requested.all < MOST && requested.network < share;
}

interface CodeRequest {
  email: string;
  client: Client;
  /** Signs the cookies of browsers. */
  secret: string;
  /** Encrypts the mail until it is sent. */
  serverKey: ServerKey;
  publicUrl: string;
}

/** A mail was queued; or there were too many for this e-mail. */
type Requested = { asker: Asker; link_only: boolean } | null;

/** Creates a code and its mail, whether or not the member exists; null when too many were requested. */
export async function requestCode(
  db: Database,
  { email: typedEmail, client, secret, serverKey, publicUrl }: CodeRequest,
  now: Date,
): Promise<Requested> {
  const email = normaliseEmail(typedEmail);
  const asker = askerOf(client, email, secret);
  const since = new Date(now.getTime() - OTP_LIFETIME_MS);
  return db.transaction(async (tx) => {
    await lockCodes(tx, email);
    if (!(await mayRequest(tx, email, asker, client, since))) return null;
    await deleteExpiredCodes(tx, since);
    const link_only = await guessLimits(email, client, asker).areOff(tx, now);
    const [typed, magic] = [link_only ? null : newTypedCode(), newMagicCode()];
    const code_hash = typed === null ? '' : codeHash(typed, email);
    const hashes = { code_hash, magic_hash: codeHash(magic, '') };
    const by = { asker_hash: asker.hash, network_hash: client.network };
    await replaceCode(tx, { email, ...hashes, ...by }, now);
    const link = `${publicUrl}/vip?magic=${magic}`;
    const mail = signInMail(await shopName(tx), typed, link);
    const expires_at = new Date(now.getTime() + OTP_LIFETIME_MS);
    await insertSecretMail(tx, serverKey, { kind: 'otp', to: email, expires_at, ...mail }, now);
    return { asker, link_only };
  });
}
