import { sandboxProvider } from './adapter.ts';
import { type Fields, SANDBOX_MERCHANT, signed } from './protocol.ts';

const KEY = 'a-key-of-the-test';
const provider = (ask: (fields: Fields) => Promise<Fields | null> = async () => null) =>
  sandboxProvider({ key: async () => KEY, ask });

const notice = {
  merchant: SANDBOX_MERCHANT,
  trade_no: 'PT1',
  provider_trade_no: 'S1',
  amount: '350',
  code: '1',
  message: '付款成功',
  pay_way: '3',
};

describe('the sandbox adapter', () => {
  it('reads a notice that carries the right signature', async () => {
    await expect(provider().verifyWebhook(signed(notice, KEY))).resolves.toMatchObject({
      trade_no: 'PT1',
      amount: 350,
      outcome: 'paid',
      code: '1',
      pay_way: 3,
    });
  });

  it.each([
    ['an altered amount', { ...signed(notice, KEY), amount: '1' }],
    ['an added field', { ...signed(notice, KEY), vAccount: '1' }],
    ['another key', signed(notice, 'another')],
    ['no signature', notice],
    ['a code nobody knows', signed({ ...notice, code: '77' }, KEY)],
    ['no trade number', signed({ ...notice, trade_no: '' }, KEY)],
    ['an amount that is no number', signed({ ...notice, amount: '3e' }, KEY)],
  ])('refuses a notice with %s', async (_what, fields) => {
    await expect(provider().verifyWebhook(fields)).resolves.toBeNull();
  });

  it('believes a query only when the answer is signed', async () => {
    await expect(provider(async () => signed(notice, KEY)).query('PT1')).resolves.toMatchObject({
      outcome: 'paid',
    });
    await expect(provider(async () => notice).query('PT1')).resolves.toBeNull();
  });

  it('signs the form that takes the browser to the payment page', async () => {
    const request = {
      trade_no: 'PT1',
      amount: 350,
      ord_code: 'PP1',
      item_names: ['茶'],
      pay_way: 0,
      pay_period: 0,
      ways: [],
      result_url: 'r',
      origin: 'http://localhost:8112',
      return_urls: { paid: 'http://localhost:8112/cart/paid/g', failed: 'f', order: 'o' },
    };
    const form = await provider().begin(request);
    expect(form.action).toBe('http://localhost:8112/sandbox-pay/checkout');
    const { signature: _, ...fields } = form.fields;
    expect(form.fields).toEqual(signed(fields, KEY));
  });
});
