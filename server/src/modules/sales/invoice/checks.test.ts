import { testApp } from '../../../testing/index.ts';
import { invoiceShop } from '../../../testing/orders/invoice-shop.ts';

const MINUTE = 60_000;

async function checkingShop() {
  const shop = await invoiceShop();
  shop.ecpay.invoices.calls.length = 0;
  const check = async (kind: string, code: string) => {
    const call = {
      method: 'POST' as const,
      url: '/api/cart/invoice-check',
      payload: { kind, code },
    };
    return (await shop.app.inject(call)).json().body;
  };
  return { ...shop, check, calls: shop.ecpay.invoices.calls };
}

it.each([
  ['mobile', '/ABC+123', { result: 'found', name: '' }],
  ['mobile', '/ABC+124', { result: 'missing', name: '' }],
  ['donation', '919', { result: 'found', name: '' }],
  ['donation', '920', { result: 'missing', name: '' }],
  ['company', '04595257', { result: 'found', name: '拼鋪股份有限公司' }],
  ['company', '12345675', { result: 'nameless', name: '' }],
])('ECPay is asked about %s %s [I13]', async (kind, code, expected) => {
  const shop = await checkingShop();
  expect(await shop.check(kind, code)).toEqual(expected);
  expect(shop.calls).toHaveLength(1);
});

it('ECPay is not asked about a number that can’t exist, nor twice about one [I13]', async () => {
  const shop = await checkingShop();
  for (const [kind, code] of [
    ['mobile', 'ABC'],
    ['donation', '12'],
    ['company', '10458572'],
  ] as const)
    expect(await shop.check(kind, code)).toEqual({ result: 'unknown', name: '' });
  expect(shop.calls).toEqual([]);
  await shop.check('mobile', '/ABC+124');
  await shop.check('mobile', '/ABC+124');
  expect(shop.calls).toEqual(['CheckBarcode']);
  shop.ecpay.invoices.register = { barcodes: ['/ABC+124'], loveCodes: [], companies: {} };
  shop.clock.advance(2 * MINUTE);
  expect(await shop.check('mobile', '/ABC+124')).toMatchObject({ result: 'found' });
});

it('the tax office that does not answer is no "does not exist" [I13]', async () => {
  const shop = await checkingShop();
  shop.ecpay.invoices.register = undefined;
  for (const [kind, code] of [
    ['mobile', '/ABC+124'],
    ['donation', '920'],
    ['company', '04595257'],
  ] as const)
    expect(await shop.check(kind, code)).toEqual({ result: 'unknown', name: '' });
});

it('ECPay that is down is left alone for a minute, and orders go on [I13]', async () => {
  const shop = await checkingShop();
  shop.ecpay.knobs.down = true;
  expect(await shop.check('mobile', '/ABC+123')).toEqual({ result: 'unknown', name: '' });
  shop.ecpay.knobs.down = false;
  expect(await shop.check('mobile', '/ABC+123')).toEqual({ result: 'unknown', name: '' });
  expect(shop.calls).toEqual(['CheckBarcode']);
  shop.clock.advance(MINUTE);
  expect(await shop.check('mobile', '/ABC+123')).toMatchObject({ result: 'found' });
});

it('ECPay is asked about at most 20 numbers at once, and one address about 60 in ten minutes [I13]', async () => {
  const shop = await checkingShop();
  const codeOf = (number: number) => `/ABC${String(number).padStart(4, '0')}`;
  for (let number = 0; number < 60; number += 1) await shop.check('mobile', codeOf(number));
  expect(shop.calls).toHaveLength(20);
  const call = {
    ...{ method: 'POST' as const, url: '/api/cart/invoice-check' },
    payload: { kind: 'mobile', code: codeOf(99) },
  };
  expect((await shop.app.inject(call)).statusCode).toBe(429);
});

it('without a provider nothing is known [I13]', async () => {
  const shop = await testApp();
  const payload = { kind: 'mobile', code: '/ABC+123' };
  const call = { method: 'POST' as const, url: '/api/cart/invoice-check', payload };
  expect((await shop.app.inject(call)).json().body).toEqual({ result: 'unknown', name: '' });
});
