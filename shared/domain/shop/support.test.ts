import { supportWays } from './support.ts';

it('names each way to reach the support that is configured', () => {
  const all = { return_email: 'back@shop.test', service_email: 'ask@shop.test', phone: '02-1234' };
  expect(supportWays(all).map(({ label, href }) => [label, href])).toEqual([
    ['退換貨服務', 'mailto:back@shop.test'],
    ['客服信箱', 'mailto:ask@shop.test'],
    ['客服電話', 'tel:02-1234'],
  ]);
  expect(supportWays({ ...all, return_email: '', phone: '' }).map(({ label }) => label)).toEqual([
    '客服信箱',
  ]);
});
