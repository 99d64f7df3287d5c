import { type TestApp, testApp } from '../../../testing/index.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp({ seed: 'empty' });
});
const get = (url: string) => shop.app.inject({ method: 'GET', url });

describe('the language pack of payments', () => {
  it('has a text for every pay way and every status of the specification [N6] [B4]', async () => {
    const answer = await get('/static/lang/zh-TW/payment.json?timestamp=1762135200000');
    const { pay_way, status } = answer.json();
    expect(Object.keys(pay_way).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 99]);
    expect(Object.keys(status).map(Number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 88, 99]);
    expect([...Object.values(pay_way), ...Object.values(status)]).not.toContain('');
  });

  it.each(['en', 'toString', '__proto__'])('is a 404 in %s [N6]', async (language) => {
    expect((await get(`/static/lang/${language}/payment.json`)).statusCode).toBe(404);
  });
});
