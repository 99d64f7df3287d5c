import { eq } from 'drizzle-orm';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { personRows } from '../../../platform/db/person-rows.ts';
import { otpCodes } from '../../../platform/db/schema/index.ts';

async function deleteCodes(tx: Database, email: string): Promise<number> {
  const gone = await tx
    .delete(otpCodes)
    .where(eq(otpCodes.email, email))
    .returning({ id: otpCodes.id });
  return gone.length;
}

export const codeData: DataHooks = {
  tables: { otp_codes: (db, { email }) => personRows(db, otpCodes, eq(otpCodes.email, email)) },
  forget:
    async (tx, { email }) =>
    async () => ({ codes: await deleteCodes(tx, email) }),
};
