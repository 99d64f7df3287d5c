import { normaliseEmail, OTP_LIFETIME_MS } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import type { ServerKey } from '../../../platform/secrets/index.ts';
import { insertSecretMail } from '../mail/repository.ts';
import type { MailContent } from '../mail/template/blocks.ts';
import { composeMail } from '../mail/template/compose-mail.ts';
import { mailSender } from '../settings/service.ts';
import { type Asker, askerOf, type Client } from './asker.ts';
import { codeHash, newMagicCode, newTypedCode } from './codes.ts';
import { guessLimits } from './guess-limits.ts';
import {
  type CodeOwner,
  countCodesSince,
  deleteExpiredCodes,
  insertCode,
  lockCodes,
} from './repository.ts';

/** The most codes for one mailbox in half an hour, per browser that has proved it, or per network. */
const SHARE = 10;
/** From here on, a network gets only `SMALL_SHARE`, so that a new one still gets a code. */
const MANY = 15;
const SMALL_SHARE = 3;
/** The most codes for one mailbox in half an hour, apart from those of browsers that have proved it. */
const MOST = 30;

/** A rejected member still has a valid link: each counted request sent one within its lifetime. */
async function mayRequest(
  tx: Database,
  owner: CodeOwner,
  { hash, known }: Asker,
  { network }: Client,
  since: Date,
): Promise<boolean> {
  const by = { asker_hash: hash, network_hash: network };
  const requested = await countCodesSince(tx, owner, by, since);
  if (known) return requested.browser < SHARE;
  const share = requested.all < MANY ? SHARE : SMALL_SHARE;
  return requested.all < MOST && requested.network < share;
}

/** Composes a code's mail; `typed` is null where typed codes are off for its receiver. */
export type CodeMail = (typed: string | null, magic: string) => MailContent;

interface CodeRequest {
  purpose: CodeOwner['purpose'];
  email: string;
  client: Client;
  secret: string;
  serverKey: ServerKey;
  mail: CodeMail;
}

/** `use the link`: typed codes are off, and codes for this purpose have no link. */
type Requested =
  | { asker: Asker; link_only: boolean; mail_id: string }
  | 'too many'
  | 'use the link';

/** Creates a code and queues its mail; the e-mail need not belong to a member. */
export async function requestCode(
  db: Database,
  { purpose, email: typedEmail, client, secret, serverKey, mail }: CodeRequest,
  now: Date,
): Promise<Requested> {
  const email = normaliseEmail(typedEmail);
  const owner = { email, purpose };
  const asker = askerOf(client, email, secret);
  const since = new Date(now.getTime() - OTP_LIFETIME_MS);
  return db.transaction(async (tx) => {
    await lockCodes(tx, email);
    if (!(await mayRequest(tx, owner, asker, client, since))) return 'too many';
    await deleteExpiredCodes(tx, since);
    const link_only = await guessLimits(email, client, asker).areOff(tx, now);
    if (link_only && purpose !== 'sign-in') return 'use the link';
    const [typed, magic] = [link_only ? null : newTypedCode(), newMagicCode()];
    const code_hash = typed === null ? '' : codeHash(typed, email);
    const hashes = { code_hash, magic_hash: codeHash(magic, '') };
    const by = { asker_hash: asker.hash, network_hash: client.network };
    await insertCode(tx, { ...owner, ...hashes, ...by }, now);
    const written = composeMail(mail(typed, magic), await mailSender(tx));
    const expires_at = new Date(now.getTime() + OTP_LIFETIME_MS);
    const code = { kind: 'otp', to: email, expires_at, ...written };
    const mail_id = await insertSecretMail(tx, serverKey, code, now);
    return { asker, link_only, mail_id };
  });
}
