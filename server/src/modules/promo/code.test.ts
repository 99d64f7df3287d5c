import { eq } from 'drizzle-orm';
import { members } from '../../platform/db/schema/index.ts';
import { PROMOTER, PROMOTER_CODE, testApp } from '../../testing/index.ts';

it('says whether a promotion code lives, and nothing of whose it is [defect 3] [G7]', async () => {
  const { app, db } = await testApp();
  const levelOf = async (code: string) =>
    (await app.inject(`/api/promo-code/${encodeURIComponent(code)}`)).json();
  const live = { success: true, body: { pl: 1 } };
  const dead = { success: true, body: { pl: 0 } };
  expect(await levelOf(PROMOTER_CODE)).toEqual(live);
  expect(await levelOf('PINPU')).toEqual(live);
  for (const code of ['GARBAGE', "'--", '<script>', '促銷', 'A'.repeat(90)])
    expect(await levelOf(code)).toEqual(dead);
  await db.update(members).set({ status: 0 }).where(eq(members.cus_id, PROMOTER.cus_id));
  expect(await levelOf(PROMOTER_CODE)).toEqual(dead);
});
