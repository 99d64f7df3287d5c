import { normaliseEmail } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { askerOf, type Client } from './asker.ts';
import { type CodeFault, typedCodeFault } from './code-fault.ts';
import { codeHash, sameHash } from './codes.ts';
import { guessLimits } from './guess-limits.ts';
import {
  type CodeOwner,
  type CodeRow,
  findCodesOf,
  incrementTries,
  lockCodes,
  markCodeUsed,
} from './repository.ts';

interface CodeInput {
  purpose: CodeOwner['purpose'];
  email: string;
  otp: string;
  client: Client;
  /** The secret that signs the cookies of browsers. */
  secret: string;
}

/** Why a typed code is not accepted: a fault of the code; too many guesses, until when; or typed codes are off. */
export type CodeFailure = CodeFault | { until: Date } | 'use the link';

/** Uses up a typed code and runs its purpose in the same transaction. */
export async function redeemTypedCode<T>(
  db: Database,
  { purpose, email: typedEmail, otp, client, secret }: CodeInput,
  accept: (tx: Database, email: string) => Promise<T>,
  now: Date,
): Promise<T | CodeFailure> {
  const email = normaliseEmail(typedEmail);
  const asker = askerOf(client, email, secret);
  const limits = guessLimits(email, client, asker);
  const until = await limits.start(db, now);
  if (until) return { until };
  return db.transaction(async (tx) => {
    await lockCodes(tx, email);
    if (await limits.areOff(tx, now)) return 'use the link';
    const codes = await incrementTries(tx, { email, purpose }, asker.hashes, now);
    if (codes.length > 0) await limits.count(tx, codes.length, now);
    const hash = codeHash(otp, email);
    const isTyped = ({ code_hash }: CodeRow) => sameHash(code_hash, hash);
    const code = codes.find(isTyped);
    if (!code || !(await markCodeUsed(tx, code.id, now)))
      return typedCodeFault(await findCodesOf(tx, { email, purpose }, asker.hashes), isTyped, now);
    await limits.clear(tx);
    return accept(tx, email);
  });
}
