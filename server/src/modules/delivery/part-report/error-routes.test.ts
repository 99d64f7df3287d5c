import { type TestApp, testApp } from '../../../testing/index.ts';
import { signedInAdmin } from '../../../testing/people/signed-in-admin.ts';
import { mergeReports } from './repository.ts';

const url = '/api/parts/errors';
let shop: TestApp;

beforeEach(async () => {
  shop = await testApp();
});

it('gives administrators what pages of the last day reported, and nobody else [M3]', async () => {
  const counted = { remote: 'mf-cart', version: '1', phase: 'part', count: 3, ms: 0 } as const;
  const at = (hours: number) => new Date(shop.clock.now().getTime() - hours * 3_600_000);
  await mergeReports(shop.db, [
    { ...counted, minute: at(1), outcome: 'failed', why: 'TypeError: x' },
    { ...counted, minute: at(30), outcome: 'ok', why: '' },
  ]);
  expect((await shop.app.inject({ url })).statusCode).toBe(401);
  const answer = await shop.app.inject({ url, headers: await signedInAdmin(shop) });
  expect(answer.json().body.versions).toEqual([
    {
      remote: 'mf-cart',
      version: '1',
      phases: [{ phase: 'part', ok: 0, failed: 3, ms: 0 }],
      reasons: [{ at: at(1).toISOString(), phase: 'part', why: 'TypeError: x' }],
    },
  ]);
});
