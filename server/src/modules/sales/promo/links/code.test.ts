import { eq } from 'drizzle-orm';
import { members, shortLinks } from '../../../../platform/db/schema/index.ts';
import { PROMOTER, PROMOTER_CODE, testApp } from '../../../../testing/index.ts';
import { insertLink } from './repository.ts';

it('returns whether a promotion code is active, without its owner [defect 3] [G7]', async () => {
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

it('a code’s response has name and path of its bundle; the name of a promoter’s other links is not public [ADR 0006]', async () => {
  const { app, db } = await testApp();
  const bodyOf = async (code: string) => (await app.inject(`/api/promo-code/${code}`)).json().body;
  const c_date = new Date();
  const link = { cus_id: PROMOTER.cus_id, prd_ids: [], c_date };
  await insertLink(db, {
    ...link,
    code: 'bund2345',
    kind: 'bundle',
    target: '/pb/bund2345',
    name: '辦公室團購',
  });
  await insertLink(db, {
    ...link,
    code: 'prdt2345',
    kind: 'product',
    target: '/p/P1',
    name: '給臉書',
  });
  expect(await bodyOf('bund2345')).toEqual({
    pl: 1,
    group: { name: '辦公室團購', path: '/pb/bund2345', ends_on: '' },
  });
  expect(await bodyOf('prdt2345')).toEqual({
    pl: 1,
    group: { name: '', path: '/p/P1', ends_on: '' },
  });
  await db.update(shortLinks).set({ name: '' });
  expect((await bodyOf('bund2345')).group).toMatchObject({ name: '團購組合' });
  await db.update(shortLinks).set({ stopped: true });
  expect(await bodyOf('bund2345')).toEqual({ pl: 0 });
});
