import type { Infer } from '@pinpu/shared/contracts/schema';
import { memberPath } from '@pinpu/shared/domain';
import type { RequestMember } from '../../../platform/http/request-member.ts';
import type { Deps } from '../../../platform/module.ts';
import type { createdPasskey } from './bodies.ts';
import { addedMail, postPasskeyMail } from './passkey-mail.ts';
import { MOST_PASSKEYS, type PasskeyFault } from './rejections.ts';
import type { RelyingParty } from './relying-party.ts';
import { findPasskeysOf, insertPasskey, lockPasskeys, type PasskeyRow } from './repository.ts';
import { passkeyId, verifyCreated } from './webauthn.ts';

/** Names of the passkey stores that are common in Taiwan, by the AAGUID that a passkey reports. */
const STORES: Readonly<Record<string, string>> = {
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'iCloud 鑰匙圈',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'iCloud 鑰匙圈',
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google 密碼管理工具',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome・Mac',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
};

export const passkeyName = (aaguid: string, browser: string): string =>
  STORES[aaguid] ?? (browser || '通行密鑰');

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
