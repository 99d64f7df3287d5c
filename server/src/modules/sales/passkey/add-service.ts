import type { Infer } from '@pinpu/shared/contracts/schema';
import { memberPath } from '@pinpu/shared/domain';
import type { RequestMember } from '../../../platform/http/request-member.ts';
import type { Deps } from '../../../platform/module.ts';
import type { createdPasskey } from './bodies.ts';
import { addedMail, postPasskeyMail } from './passkey-mail.ts';
import { MOST_PASSKEYS, type PasskeyFault } from './rejections.ts';
import type { RelyingParty } from './relying-party.ts';
import { findPasskeysOf, insertPasskey, lockPasskeys, type PasskeyRow } from './repository.ts';
import { passkeyName } from './storage-name.ts';
import { passkeyId, verifyCreated } from './webauthn.ts';

interface Added {
  created: Infer<typeof createdPasskey>;
  challenge: string;
  member: RequestMember;
  browser: string;
}

/** The row of a created passkey. @throws Error where the passkey can't be verified. */
async function rowOf(
  party: RelyingParty,
  { created, challenge, member, browser }: Added,
  now: Date,
): Promise<PasskeyRow> {
  const { aaguid, credential, credentialBackedUp } = await verifyCreated(party, created, challenge);
  return {
    id: passkeyId(credential.id),
    cus_id: member.cus_id,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (created.response.transports ?? []).join(),
    backed_up: credentialBackedUp,
    name: passkeyName(aaguid, browser),
    used_at: null,
    c_date: now,
  };
}

/** Adds a passkey to a member's account and mails the member; `log` receives why one was rejected. */
export async function addPasskey(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  party: RelyingParty,
  added: Added,
  log: (reason: string) => void,
): Promise<PasskeyRow | PasskeyFault> {
  const now = clock();
  const row = await rowOf(party, added, now).catch((error: Error) => log(error.message));
  if (!row) return 'rejected';
  const { cus_id, acc_email } = added.member;
  return db.transaction(async (tx) => {
    await lockPasskeys(tx, cus_id);
    if ((await findPasskeysOf(tx, cus_id)).length >= MOST_PASSKEYS) return 'too many';
    if (!(await insertPasskey(tx, row))) return 'exists';
    await postPasskeyMail(
      tx,
      acc_email,
      addedMail(row, config.publicUrl + memberPath('devices')),
      now,
    );
    return row;
  });
}
