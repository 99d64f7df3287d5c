import { bodyOf } from '@pinpu/shared/contracts';
import { string } from '@pinpu/shared/contracts/schema';
import { createQueryClient } from '@pinpu/shared/query';
import { appStore, noticesAtom, sessionIdAtom, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { answerOf } from './answer.ts';
import { asMember, storefront } from './storefront.ts';

const textSchema = bodyOf(string());
const text = () => ({ success: true, body: 'ok' });

beforeEach(() => {
  appStore.set(sessionIdAtom, 'session-0001');
  appStore.set(userTokenAtom, 'token-1');
  appStore.set(noticesAtom, []);
});

it('sends the cart session with every call and keeps a query that names one [N1]', async () => {
  const arrived = fakeApi({ 'GET /api/config/public': text });
  await answerOf(storefront.get('config/public', { searchParams: { l: 5 } }), textSchema);
  await answerOf(storefront.get('config/public', { searchParams: { s: 'other' } }), textSchema);
  const queries = arrived.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
  expect(queries).toEqual([{ l: '5', s: 'session-0001' }, { s: 'other' }]);
});

it('carries the user token in a member’s calls alone [N1]', async () => {
  const arrived = fakeApi({ 'POST /api/vip/profile': text, 'GET /api/products': text });
  await answerOf(storefront.post('vip/profile', { json: {}, ...asMember }), textSchema);
  await answerOf(storefront.get('products'), textSchema);
  expect(arrived.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer token-1',
    null,
  ]);
});

const rejected = { success: false, msg: [{ Code: 'SOLD_OUT', Message: '商品已售完。' }] };

it.each([
  [
    'a rejection of status 200',
    () => rejected,
    [{ code: 'SOLD_OUT', message: '商品已售完。', title: '系統提示' }],
  ],
  [
    'a rejection of status 409',
    () => Response.json(rejected, { status: 409 }),
    [{ code: 'SOLD_OUT', message: '商品已售完。' }],
  ],
  [
    'plain strings',
    () => ({ success: false, msg: ['一', '二'] }),
    [{ message: '一' }, { message: '二' }],
  ],
  [
    'a MsgCode',
    () => ({ success: false, MsgCode: 'M9', msg: '請重試' }),
    [{ code: 'M9', message: '請重試' }],
  ],
  [
    'a rejection without words',
    () => ({ success: false }),
    [{ code: 'NOTICE', message: '連線發生錯誤' }],
  ],
  [
    'an empty body',
    () => new Response('', { status: 200, statusText: 'OK' }),
    [{ code: '200 OK', message: 'Service Error, please try again later.' }],
  ],
  [
    'a broken server',
    () => new Response('<html>', { status: 502 }),
    [{ message: '伺服器暫時無回應' }],
  ],
  ['another shape', () => ({ success: true, body: 5 }), [{ message: '連線發生錯誤' }]],
])('turns %s into notices by the one result check [X3, X5]', async (_what, answer, notices) => {
  fakeApi({ 'POST /api/cart/update': answer });
  const call = answerOf(storefront.post('cart/update', { json: {} }), textSchema);
  await expect(call).rejects.toMatchObject({ name: 'ApiFailure', notices });
});

it('distinguishes a broken connection from an error response [X2, X5]', async () => {
  fakeApi({});
  const call = answerOf(storefront.post('cart/update', { json: {} }), textSchema);
  await expect(call).rejects.toMatchObject({
    status: 0,
    notices: [{ code: expect.stringContaining('Failed to fetch'), message: '伺服器連線錯誤' }],
  });
});

it('shows a failed query or mutation in the global message modal, unless its component shows the error [X5]', async () => {
  fakeApi({ 'GET /api/products': () => rejected });
  const client = createQueryClient();
  const queryFn = () => answerOf(storefront.get('products'), textSchema);
  await client.fetchQuery({ queryKey: ['quiet'], queryFn, meta: { quiet: true } }).catch(() => {});
  expect(appStore.get(noticesAtom)).toEqual([]);
  await client.fetchQuery({ queryKey: ['loud'], queryFn }).catch(() => {});
  expect(appStore.get(noticesAtom)).toMatchObject([{ code: 'SOLD_OUT', message: '商品已售完。' }]);
});

it('treats a truncated response as none, with a notice [X5]', async () => {
  const broken = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"success":true,'));
      stream.error(new TypeError('network error'));
    },
  });
  fakeApi({ 'GET /api/products': () => new Response(broken) });
  await expect(answerOf(storefront.get('products'), textSchema)).rejects.toMatchObject({
    status: 0,
    notices: [{ message: '伺服器連線錯誤' }],
  });
});
