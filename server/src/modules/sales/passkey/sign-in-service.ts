import type { Infer } from '@pinpu/shared/contracts/schema';
import type { Database } from '../../../platform/db/index.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import { type Opening, openSession, type Session } from '../member/session-giver.ts';
import type { usedPasskey } from './bodies.ts';
import type { PasskeyFault } from './rejections.ts';
import type { RelyingParty } from './relying-party.ts';
import { findPasskey, lockMember, type PasskeyRow, updateUse } from './repository.ts';
import { passkeyId, userHandle, verifyUsed } from './webauthn.ts';

type Used = Infer<typeof usedPasskey>;

/** Whether the member named by the authenticator is the passkey's own member. */
const isOf = ({ response }: Used, { cus_id }: PasskeyRow) =>
  isSameSecret(response.userHandle ?? '', userHandle(cus_id).toString('base64url'));

type Log = (reason: string) => void;

async function verified(
  party: RelyingParty,
  { used, challenge }: Signed,
  passkey: PasskeyRow,
  log: Log,
) {
  try {
    return await verifyUsed(party, used, challenge, passkey);
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    return null;
  }
}

interface Signed {
  used: Used;
  challenge: string;
  opening: Opening;
}

/** Replaces the browser's last session; `log` receives why a passkey was rejected. */
export async function signInByPasskey(
  db: Database,
  party: RelyingParty,
  signed: Signed,
  now: Date,
  log: Log,
): Promise<Session | PasskeyFault> {
  const passkey = await findPasskey(db, passkeyId(signed.used.id));
  if (!passkey) return 'unknown';
  if (!isOf(signed.used, passkey)) return 'rejected';
  const use = await verified(party, signed, passkey, log);
  if (!use) return 'rejected';
  return db.transaction(async (tx) => {
    const member = await lockMember(tx, passkey.cus_id);
    if (!member) return 'unknown';
    const { newCounter: counter, credentialBackedUp: backed_up } = use;
    if (await updateUse(tx, { id: passkey.id, counter, backed_up }, now))
      return openSession(tx, member, signed.opening, now);
    return (await findPasskey(tx, passkey.id)) ? 'copied' : 'unknown';
  });
}
