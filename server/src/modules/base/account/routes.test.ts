import { ORDER_STATUS } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import { members, orders } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { leaveData, personCalled, textsOf } from '../../../testing/people/personal-data.ts';
import { mailedCodes, wrongCode } from '../../../testing/people/sign-in-browser.ts';

const [ann, bob] = [personCalled('ann', 1), personCalled('bob', 2)];
let shop: TestApp;
let headers: Record<string, string>;

beforeEach(async () => {
  shop = await testApp();
  ({ headers } = await leaveData(shop, ann));
});

const call = (method: 'GET' | 'POST', url: string, payload?: object, as = headers) =>
  shop.app.inject({ method, url, headers: as, ...(payload && { payload }) });
const erase = (otp: string) => call('POST', '/api/vip/erase', { otp });
const askForCode = () => call('POST', '/api/vip/erase/code');
const mailed = async () => (await mailedCodes(shop, ann.email)).typed;
const becomeShopper = () => shop.db.update(members).set({ status: 0 });
const closeOrders = () => shop.db.update(orders).set({ status: ORDER_STATUS.fulfilled });

describe('a copy of the data', () => {
  it('has every text that names the member, no hash, and nothing of anybody else', async () => {
    await leaveData(shop, bob);
    const answer = await call('GET', '/api/vip/data');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(textsOf(ann).filter((text) => !answer.body.includes(text))).toEqual([]);
    expect(textsOf(bob).filter((text) => answer.body.includes(text))).toEqual([]);
    expect(answer.body).not.toMatch(/_hash|[0-9a-f]{64}/);
    expect(answer.json().body.members).toHaveLength(1);
    expect(answer.json().body.orders).toHaveLength(2);
  });

  it('is for members only', async () => {
    for (const [method, url] of [
      ['GET', '/api/vip/data'],
      ['POST', '/api/vip/erase/code'],
    ] as const)
      expect((await call(method, url, undefined, {})).statusCode).toBe(401);
    expect((await call('POST', '/api/vip/erase', { otp: '000000' }, {})).statusCode).toBe(401);
  });

  it('contains the member’s data in other people’s orders and profiles, and nothing else of these', async () => {
    const gift = {
      ...bob,
      profile: { ...bob.profile, email: ann.email, addr1: 'anns-other-home' },
    };
    await leaveData(shop, gift);
    const { body } = (await call('GET', '/api/vip/data')).json();
    expect(body.orders_of_others_as_recipient).toHaveLength(2);
    expect(body.orders_of_others_as_recipient[0]).toMatchObject({ addr1: 'anns-other-home' });
    expect(JSON.stringify(body)).not.toContain(bob.profile.cus_addr1);
  });
});

describe('deleting the account', () => {
  it('needs a fresh code of its own, and leaves nothing of the member', async () => {
    await becomeShopper();
    await closeOrders();
    const signInCode = await mailed();
    expect((await erase(signInCode)).json().msg[0].Code).toBe('OTP_INVALID');
    expect((await askForCode()).statusCode).toBe(200);
    const otp = await mailed();
    expect((await erase(wrongCode(otp))).statusCode).toBe(400);
    expect((await erase(otp)).statusCode).toBe(200);
    expect(await shop.db.$count(members, eq(members.acc_email, ann.email))).toBe(0);
    expect((await call('POST', '/api/vip/profile')).statusCode).toBe(401);
  });

  it('is rejected while an order is open, before a code is sent, with what to do', async () => {
    await becomeShopper();
    const before = (await mailedCodes(shop, ann.email)).count;
    const answer = await askForCode();
    expect(answer.statusCode).toBe(409);
    expect(answer.json().msg[0].Message).toMatch(
      /^以下訂單尚未結束：PP\S+（待付款）。請待出貨或退款完成，或先在訂單中取消，再刪除帳號。$/,
    );
    expect((await mailedCodes(shop, ann.email)).count).toBe(before);
  });

  it('is rejected for a promoter, who may have earned something', async () => {
    await closeOrders();
    expect((await askForCode()).json().msg[0].Code).toBe('PROMOTER');
  });
});
