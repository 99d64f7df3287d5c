import { configOf, fakeApi } from '@pinpu/shared/testing';
import { fetchOwnConfig } from './early-config.ts';

const config = configOf({ s: 'session-0002', storage_salt: 'salt' });
const rendered = configOf({ s: '', product_unit: '盒' });
const fetchConfig = () => fetchOwnConfig(rendered);
const answerOf = (body: unknown) => Response.json({ success: true, body });
const early = (answer?: Response) => {
  window.pinpuEarly = { 'config/public': Promise.resolve(answer) };
};

afterEach(() => {
  window.pinpuEarly = undefined;
});

it('takes the configuration from the response to the page’s early call, without another call [N1]', async () => {
  const calls = fakeApi({ 'GET /api/config/public': () => ({ success: true, body: config }) });
  early(answerOf({ ...config, s: 'session-0001' }));
  expect(await fetchConfig()).toEqual({ ...config, s: 'session-0001' });
  expect(calls).toEqual([]);
});

it('leaves a field as it was rendered that is missing, or of another kind [F1]', async () => {
  early(answerOf({ s: 'session-0001', storage_salt: 7, categories: {}, product_unit: null }));
  expect(await fetchConfig()).toEqual({ ...rendered, s: 'session-0001' });
});

it.each([
  ['was lost', undefined],
  ['failed', new Response('', { status: 503 })],
  ['is a rejection', Response.json({ success: false, msg: '無' }, { status: 429 })],
  ['has no session', answerOf({ s: 7 })],
  ['is no JSON', new Response('<html>')],
])('calls again where that response %s [X4]', async (_what, answer) => {
  const calls = fakeApi({ 'GET /api/config/public': () => ({ success: true, body: config }) });
  early(answer);
  expect((await fetchConfig()).s).toBe('session-0002');
  expect(calls).toHaveLength(1);
});

it('throws where the shop has none [X4]', async () => {
  fakeApi({});
  await expect(fetchConfig()).rejects.toMatchObject({ name: 'ApiFailure' });
});
