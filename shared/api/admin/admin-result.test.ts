import { literal, object } from '@pinpu/shared/contracts/schema';
import { onAppEvent } from '@pinpu/shared/events';
import { adminBusyAtom, appStore } from '@pinpu/shared/state';
import { type FakeAnswer, fakeApi } from '@pinpu/shared/testing';
import { admin } from './admin-client.ts';
import { adminAnswerOf, adminFileOf } from './admin-result.ts';

const schema = object({ Success: literal(true) });
const results: boolean[] = [];
onAppEvent('APP_ADMIN_RESULT', ({ success }) => results.push(success));
beforeEach(() => results.splice(0));

const octets = (content: string) =>
  new Response(content, { headers: { 'content-type': 'application/octet-stream' } });
const call = () => adminAnswerOf(admin.get('User'), schema).catch(() => undefined);

it.each([
  ['a success', () => ({ Success: true }), true],
  ['a rejection', () => ({ Success: false, Message: ['甲'] }), false],
  ['an HTTP error', () => new Response('', { status: 500 }), false],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['an answer of another shape', () => ({ unknown: 1 }), false],
])('the client is busy until %s, and emits how it ended [A9]', async (_what, answer, success) => {
  const { promise: pending, resolve: release } = Promise.withResolvers<void>();
  fakeApi({
    'GET /api/User': () => pending.then((): FakeAnswer | Promise<FakeAnswer> => answer()),
  });
  const ended = call();
  expect([appStore.get(adminBusyAtom), results]).toEqual([true, []]);
  release();
  await ended;
  expect([appStore.get(adminBusyAtom), results]).toEqual([false, [success]]);
});

it('the client stays busy until the last of several calls has its result [A9]', async () => {
  const { promise: pending, resolve: release } = Promise.withResolvers<void>();
  fakeApi({
    'GET /api/User': () => ({ Success: true }),
    'GET /api/BizUser': () => pending.then(() => ({ Success: true })),
  });
  const slow = adminAnswerOf(admin.get('BizUser'), schema);
  await call();
  expect(appStore.get(adminBusyAtom)).toBe(true);
  release();
  await slow;
  expect([appStore.get(adminBusyAtom), results]).toEqual([false, [true, true]]);
});

it('takes an octet stream for a success, whatever is in it [X3] [A9]', async () => {
  fakeApi({ 'GET /api/file/a': () => octets('{"Success":false}') });
  const file = await adminFileOf(admin.get('file/a'));
  expect(await file.text()).toBe('{"Success":false}');
  expect(results).toEqual([true]);
});

it('takes a PDF for a file [I16]', async () => {
  const headers = { 'content-type': 'application/pdf' };
  fakeApi({ 'GET /api/file/a': () => new Response('%PDF-1.7', { headers }) });
  expect(await (await adminFileOf(admin.get('file/a'))).text()).toBe('%PDF-1.7');
});

it.each([
  ['Success false', () => ({ Success: false, Message: ['甲'], MsgCode: 'M1' }), '[M1] 甲'],
  ['no messages', () => ({ Success: false }), '[NOTICE] 連線發生錯誤'],
  ['JSON without a file', () => ({ Success: true }), '[NOTICE] 連線發生錯誤'],
  [
    'an octet stream with an error status',
    () =>
      new Response('', { status: 502, headers: { 'content-type': 'application/octet-stream' } }),
    '[502] 伺服器暫時無回應',
  ],
  [
    'no answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    '[Failed to fetch] 伺服器連線錯誤',
  ],
])('rejects a download that has %s [X2] [X3]', async (_what, answer, message) => {
  fakeApi({ 'GET /api/file/a': answer });
  await expect(adminFileOf(admin.get('file/a'))).rejects.toThrow(message);
  expect(results).toEqual([false]);
});
