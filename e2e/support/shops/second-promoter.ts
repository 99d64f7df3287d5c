import path from 'node:path';
import { openEmbedded } from '../../../server/src/platform/db/embedded.ts';
import { promoCodes } from '../../../server/src/platform/db/schema/index.ts';
import { signedInMember } from '../../../server/src/testing/people/signed-in-member.ts';

/** A second promoter besides the demo shop's, for other journeys: an e-mail gets at most ten codes in half an hour. */
export const SECOND_PROMOTER = 'second@promoter.test';

export async function addSecondPromoter(dataDir: string): Promise<void> {
  const { db, close } = await openEmbedded(path.join(dataDir, 'db'));
  const now = new Date();
  const member = { status: 1, acc_email: SECOND_PROMOTER, cus_name: '第二位團購主' };
  const { cus_id } = await signedInMember(db, now, member);
  await db.insert(promoCodes).values({ code: 'SECOND-TUAN', cus_id, c_date: now });
  await close();
}
