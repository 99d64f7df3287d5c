import { verifiedEvent } from '../../../../../testing/orders/incoming.ts';
import { sandboxProvider } from './adapter.ts';
import { type Fields, SANDBOX_MERCHANT, signed } from './protocol.ts';

const KEY = 'a-key-of-the-test';
const provider = (query: (fields: Fields) => Promise<Fields | null> = async () => null) =>
  sandboxProvider({ key: async () => KEY, call: (_path, fields) => query(fields) });

const TRADE = { trade_no: 'PT1', provider_trade_no: '', amount: 350 };

const paid = {
  merchant: SANDBOX_MERCHANT,
  trade_no: 'PT1',
  provider_trade_no: 'S1',
  amount: '350',
  code: '1',
  message: '付款成功',
  pay_way: '3',
};

describe('the sandbox adapter', () => {
  it('parses a webhook with a valid signature', async () => {
    await expect(verifiedEvent(provider(), signed(paid, KEY))).resolves.toMatchObject({
      trade_no: 'PT1',
      amount: 350,
      outcome: 'paid',
      code: '1',
      pay_way: 3,
    });
  });

  it.each([
    ['an altered amount', { ...signed(paid, KEY), amount: '1' }],
    ['an added field', { ...signed(paid, KEY), vAccount: '1' }],
    ['another key', signed(paid, 'another')],
    ['no signature', paid],
    ['an unknown code', signed({ ...paid, code: '77' }, KEY)],
    ['no trade number', signed({ ...paid, trade_no: '' }, KEY)],
    ['an amount that is no number', signed({ ...paid, amount: '3e' }, KEY)],
  ])('rejects a webhook with %s', async (_what, fields) => {
    await expect(verifiedEvent(provider(), fields)).resolves.toBeNull();
  });

  it('accepts a query’s answer only when it is signed', async () => {
    await expect(provider(async () => signed(paid, KEY)).query(TRADE)).resolves.toMatchObject({
      outcome: 'paid',
    });
    await expect(provider(async () => paid).query(TRADE)).resolves.toBeNull();
  });

  it('signs the form that takes the browser to the payment page', async () => {
    const request = {
      trade_no: 'PT1',
      amount: 350,
      ord_code: 'PP1',
      shop: '拼鋪',
      items: [{ name: '茶', quantity: 1, price: 350 }],
      ship_amt: 0,
      cancel_url: 'c',
      pay_way: 0,
      pay_period: 0,
      ways: [],
      result_url: 'r',
      origin: 'http://localhost:8112',
      return_urls: { paid: 'http://localhost:8112/cart/paid/g', failed: 'f', order: 'o' },
    };
    const { form } = await provider().begin(request);
    expect(form.action).toBe('http://localhost:8112/sandbox-pay/checkout');
    const { signature: _, ...fields } = form.fields;
    expect(form.fields).toEqual(signed(fields, KEY));
  });
});
