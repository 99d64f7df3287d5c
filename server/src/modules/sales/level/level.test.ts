import { ORDER_STATUS } from '@pinpu/shared/domain';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { addOrderOf, GOLD, SILVER, setLevels } from '../../../testing/people/member-level.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';
import { levelOf, levelsOf } from './service.ts';

let shop: TestApp;
let cus_id: string;

beforeEach(async () => {
  shop = await testApp();
  cus_id = (await signedInMember(shop.db, shop.clock.now())).cus_id;
});

const nameNow = async () => (await levelOf(shop.db, cus_id, shop.clock.now()))?.name;

it('a shop without levels gives nobody one [44 W10]', async () => {
  await addOrderOf(shop, cus_id, { amount: 9999 });
  expect(await nameNow()).toBeUndefined();
});

it.each<[string, Parameters<typeof addOrderOf>[2], string | undefined]>([
  ['a paid order', { amount: 1000 }, '銀卡'],
  ['one of too little', { amount: 999 }, undefined],
  ['one that was sent', { amount: 5000, status: ORDER_STATUS.fulfilled }, '金卡'],
  ['one that is not paid', { amount: 5000, status: ORDER_STATUS.placed }, undefined],
  ['one to pay on receipt', { amount: 5000, status: ORDER_STATUS.storePickup }, undefined],
  ['one to pay at the door', { amount: 5000, status: ORDER_STATUS.cashOnDelivery }, undefined],
  ['one that awaits a transfer', { amount: 5000, status: 6 }, undefined],
  ['a cancelled one', { amount: 5000, status: ORDER_STATUS.cancelled }, undefined],
  ['one of the first day', { amount: 1000, at: new Date('2025-11-22T00:00+08:00') }, '銀卡'],
  ['an earlier one', { amount: 1000, at: new Date('2025-11-21T23:59+08:00') }, undefined],
  ['one paid back in part', { amount: 5000, refunds: [{ amount: 1, status: 'done' }] }, '銀卡'],
  ['one about to be', { amount: 5000, refunds: [{ amount: 1, way: 'provider' }] }, '銀卡'],
  ['a refund without a way', { amount: 5000, refunds: [{ amount: 1 }] }, '金卡'],
  [
    'a duplicate payment that was paid back',
    { amount: 5000, refunds: [{ amount: 5000, status: 'done', reason: 'twice' }] },
    '金卡',
  ],
])('counts the money that was received: %s [44 W11]', async (_what, order, name) => {
  await setLevels(shop, SILVER, GOLD);
  await addOrderOf(shop, cus_id, order);
  expect(await nameNow()).toBe(name);
});

it('adds up the orders of one member, not those of others or of guests [44 W11]', async () => {
  await setLevels(shop, SILVER, GOLD);
  const other = await signedInMember(shop.db, shop.clock.now());
  await addOrderOf(shop, cus_id, { amount: 600 });
  await addOrderOf(shop, cus_id, { amount: 400 });
  await addOrderOf(shop, other.cus_id, { amount: 5000 });
  await addOrderOf(shop, null, { amount: 5000 });
  const levels = await levelsOf(shop.db, [cus_id, other.cus_id, 'nobody'], shop.clock.now());
  expect([...levels].map(([id, { name }]) => [id === cus_id, name])).toEqual([
    [true, '銀卡'],
    [false, '金卡'],
  ]);
});

it('ends a year after the order, without anything that runs then [44 W11]', async () => {
  await setLevels(shop, SILVER);
  await addOrderOf(shop, cus_id, { amount: 1000 });
  shop.clock.advance(364 * 86_400_000);
  expect(await nameNow()).toBe('銀卡');
  shop.clock.advance(86_400_000);
  expect(await nameNow()).toBeUndefined();
});
