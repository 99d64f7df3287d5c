import { configOf, fakeApi } from '@pinpu/shared/testing';
import { fetchSession } from './early-session.ts';

const config = configOf({ s: 'session-0002', storage_salt: 'salt' });
const answerOf = (body: unknown) => Response.json({ success: true, body });
const early = (answer?: Response) => {
  window.pinpuEarly = { 'config/public': Promise.resolve(answer) };
};

afterEach(() => {
  window.pinpuEarly = undefined;
});

it('takes the session from the answer that the page has asked for, without another call [N1]', async () => {
  const calls = fakeApi({ 'GET /api/config/public': () => ({ success: true, body: config }) });
  early(answerOf({ ...config, s: 'session-0001' }));
  expect(await fetchSession()).toEqual({ s: 'session-0001', storage_salt: 'salt' });
  expect(calls).toEqual([]);
});

it('leaves out a salt that an older server does not send [S2]', async () => {
  early(answerOf({ s: 'session-0001', storage_salt: 7 }));
  expect(await fetchSession()).toEqual({ s: 'session-0001' });
});

it.each([
  ['was lost', undefined],
  ['failed', new Response('', { status: 503 })],
  ['is a refusal', Response.json({ success: false, msg: '無' }, { status: 429 })],
  ['has no session', answerOf({ s: 7 })],
  ['is no JSON', new Response('<html>')],
])('asks again where that answer %s [X4]', async (_what, answer) => {
  const calls = fakeApi({ 'GET /api/config/public': () => ({ success: true, body: config }) });
  early(answer);
  expect((await fetchSession()).s).toBe('session-0002');
  expect(calls).toHaveLength(1);
});

it('throws where the shop has none [X4]', async () => {
  fakeApi({});
  await expect(fetchSession()).rejects.toMatchObject({ name: 'ApiFailure' });
});
