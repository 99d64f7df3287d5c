import { randomUUID } from 'node:crypto';
import { signature } from '../../../modules/sales/payment/providers/linepay/client.ts';
import { FAKE_CHANNEL } from './api.ts';
import { type FakeLinePay, startFakeLinePay } from './start-fake-linepay.ts';

let fake: FakeLinePay;
let now = new Date('2026-11-21T10:00:00Z');

beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  fake = await startFakeLinePay({ clock: () => now });
});
afterEach(() => fake.close());

const BODY = {
  amount: 100,
  currency: 'TWD',
  orderId: 'PT1',
  packages: [{ id: '1', amount: 100, products: [{ name: '茶', quantity: 2, price: 50 }] }],
  redirectUrls: { confirmUrl: 'http://shop.test/c', cancelUrl: 'http://shop.test/x' },
};

interface Change {
  nonce?: string;
  secret?: string;
  headers?: Record<string, string>;
}

async function post(path: string, body: unknown, change: Change = {}) {
  const { nonce = randomUUID(), secret = FAKE_CHANNEL.channelSecret, headers } = change;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`${fake.url}${path}`, {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/json',
      'X-LINE-ChannelId': FAKE_CHANNEL.channelId,
      'X-LINE-Authorization-Nonce': nonce,
      'X-LINE-Authorization': signature(secret, path, text, nonce),
      ...headers,
    },
  });
  return answer.text();
}

const codeOf = (text: string): string => /"returnCode":"(\d+)"/.exec(text)?.[1] ?? text;
const idOf = (text: string): string => /"transactionId":(\d{19})[,}]/.exec(text)?.[1] ?? text;
const request = async (body: unknown, change?: Change) =>
  codeOf(await post('/v3/payments/request', body, change));
const confirm = async (id: string, amount = 100, currency = 'TWD') =>
  codeOf(await post(`/v3/payments/${id}/confirm`, { amount, currency }));

const authorise = (id: string) => {
  const transaction = fake.records.find(id);
  if (transaction) transaction.state = 'authorised';
};

describe('the fake LINE Pay', () => {
  it('opens a request, with a bare transaction id of 19 digits and an address of its page', async () => {
    const text = await post('/v3/payments/request', BODY);
    expect(idOf(text)).toMatch(/^\d{19}$/);
    expect(text).toContain(`"web":"${fake.url}/web/payment/wait?transactionReserveId=`);
  });

  it.each<[string, string, Change]>([
    ['another secret', '1106', { secret: 'another' }],
    ['another channel', '1104', { headers: { 'X-LINE-ChannelId': '1' } }],
    ['another content type', '1106', { headers: { 'content-type': 'text/plain' } }],
    ['a nonce that is none', '1106', { nonce: 'now' }],
    ['no signature', '1106', { headers: { 'X-LINE-Authorization': '' } }],
  ])('rejects a call with %s by %s', async (_what, code, change) => {
    expect(await request(BODY, change)).toBe(code);
  });

  it('takes a nonce once', async () => {
    const nonce = randomUUID();
    expect(await request(BODY, { nonce })).toBe('0000');
    expect(await request({ ...BODY, orderId: 'PT2' }, { nonce })).toBe('1106');
  });

  it.each<[string, string, unknown]>([
    ['no JSON', '2102', '{'],
    ['no order id', '2101', { ...BODY, orderId: '' }],
    ['no packages', '2101', { ...BODY, packages: [] }],
    ['no product', '2101', { ...BODY, packages: [{ ...BODY.packages[0], products: [] }] }],
    ['an amount with decimals', '2101', { ...BODY, amount: 100.5 }],
    ['no address to return to', '2101', { ...BODY, redirectUrls: { cancelUrl: 'http://x' } }],
    ['a relative address', '2101', { ...BODY, redirectUrls: { confirmUrl: '/', cancelUrl: '/' } }],
    ['another currency', '1178', { ...BODY, currency: 'USD' }],
    ['nothing to pay', '1183', { ...BODY, amount: 0 }],
    ['packages that do not add up', '1124', { ...BODY, amount: 99 }],
    [
      'products that do not add up',
      '1124',
      { ...BODY, amount: 90, packages: [{ ...BODY.packages[0], amount: 90 }] },
    ],
  ])('rejects a request with %s by %s', async (_what, code, body) => {
    expect(await request(body)).toBe(code);
  });

  it('takes an order id once', async () => {
    expect(await request(BODY)).toBe('0000');
    expect(await request(BODY)).toBe('1172');
  });

  it('takes money once, for the requested amount, after an authorisation, in time', async () => {
    const id = idOf(await post('/v3/payments/request', BODY));
    expect(await confirm('1')).toBe('1150');
    expect(await confirm(id)).toBe('1169');
    authorise(id);
    expect(await confirm(id, 99)).toBe('1153');
    expect(await confirm(id, 100, 'USD')).toBe('1153');
    expect(codeOf(await post(`/v3/payments/${id}/confirm`, {}))).toBe('2101');
    expect(await confirm(id)).toBe('0000');
    expect(await confirm(id)).toBe('1152');
    expect(fake.records.charges).toBe(1);
    const late = idOf(await post('/v3/payments/request', { ...BODY, orderId: 'PT2' }));
    authorise(late);
    now = new Date(now.getTime() + 20 * 60_000);
    expect(await confirm(late)).toBe('1180');
  });
});
