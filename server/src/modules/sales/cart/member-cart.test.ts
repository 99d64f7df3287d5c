import type { CartLine } from '@pinpu/shared/contracts';
import { CART_MAX_LINES, type LineQuantity } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import { memberCarts, members, products } from '../../../platform/db/schema/index.ts';
import {
  BEAUTY,
  BRITTLE,
  OOLONG,
  PINEAPPLE,
  SHOP_CODE,
  type TestApp,
  testApp,
  WITHDRAWN,
} from '../../../testing/index.ts';
import { checkoutBody, lineOf } from '../../../testing/orders/buyer.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';

interface Device {
  s: string;
  headers: Record<string, string>;
}

const pushCart = async (
  { app }: TestApp,
  { s, headers }: Device,
  cart: CartLine[],
  member_base: LineQuantity[] = [],
  more: object = {},
) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/cart/update?s=${s}`,
    headers,
    payload: { s, cart, member_base, ...more },
  });
  return answer.json().body;
};

const linesText = (lines: LineQuantity[]) =>
  lines.map(({ prd_id, qty }) => `${prd_id}×${qty}`).join();

async function twoDevices() {
  const shop = await testApp();
  const { cus_id, headers } = await signedInMember(shop.db, shop.clock.now());
  const storedLines = async () =>
    linesText((await shop.db.select().from(memberCarts))[0]?.lines ?? []);
  return {
    shop,
    cus_id,
    phone: { s: 'session-of-a-phone', headers },
    desk: { s: 'session-of-a-desk', headers },
    storedLines,
  };
}

describe('the cart of a member', () => {
  it('is loaded by a second device, complete and with the shop’s own data [S4]', async () => {
    const { shop, phone, desk } = await twoDevices();
    await pushCart(shop, phone, [lineOf(OOLONG, 2)]);
    const found = await pushCart(shop, desk, []);
    expect(found.cart).toMatchObject([{ prd_id: 'P0001', qty: 2, prd_price: 600, tot_qty: 20 }]);
    expect(found.changes).toEqual([]);
    expect(found.member_cart).toEqual([{ prd_id: 'P0001', qty: 2 }]);
  });

  it('merges with the browser’s at sign-in: all lines, the larger quantity, nothing doubled [S4]', async () => {
    const { shop, phone, desk, storedLines } = await twoDevices();
    await pushCart(shop, phone, [lineOf(OOLONG, 2), lineOf(BRITTLE, 5)]);
    const own = [lineOf(BRITTLE, 3), lineOf(BEAUTY, 1)];
    const merged = await pushCart(shop, desk, own);
    expect(linesText(merged.cart)).toBe('P0003×5,P0002×1,P0001×2');
    expect(linesText((await pushCart(shop, desk, merged.cart)).cart)).toBe(linesText(merged.cart));
    expect(await storedLines()).toBe('P0003×5,P0002×1,P0001×2');
  });

  it('syncs a removal and a change from one device to the other [S4]', async () => {
    const { shop, phone, desk, storedLines } = await twoDevices();
    const agreed = (await pushCart(shop, phone, [lineOf(OOLONG, 2), lineOf(BRITTLE, 5)]))
      .member_cart;
    await pushCart(shop, desk, [lineOf(OOLONG, 1)], agreed);
    expect(await storedLines()).toBe('P0001×1');
    const seen = await pushCart(shop, phone, [lineOf(OOLONG, 2), lineOf(BRITTLE, 5)], agreed);
    expect(linesText(seen.cart)).toBe('P0001×1');
  });

  it('keeps what two devices add concurrently [S4]', async () => {
    const { shop, phone, desk, storedLines } = await twoDevices();
    await Promise.all([
      pushCart(shop, phone, [lineOf(OOLONG, 2)]),
      pushCart(shop, desk, [lineOf(BRITTLE, 5)]),
    ]);
    expect((await storedLines()).split(',').sort()).toEqual(['P0001×2', 'P0003×5']);
  });

  it('has the prices that the promo code entitles to [G1]', async () => {
    const { shop, phone, desk } = await twoDevices();
    await pushCart(shop, phone, [lineOf(OOLONG, 1)]);
    const found = await pushCart(shop, desk, [], [], { promo_code: SHOP_CODE });
    expect(found).toMatchObject({ cart: [{ prd_price: 540 }], changes: [] });
  });

  it('is neither read nor written for a guest, nor without the last synced state', async () => {
    const { shop, phone, desk, storedLines } = await twoDevices();
    await pushCart(shop, phone, [lineOf(OOLONG, 2)]);
    const guest = await pushCart(shop, { ...desk, headers: {} }, [lineOf(BRITTLE, 1)]);
    expect([linesText(guest.cart), guest.member_cart]).toEqual(['P0003×1', undefined]);
    const older = await pushCart(shop, desk, [lineOf(BRITTLE, 1)], [], { member_base: undefined });
    expect([linesText(older.cart), older.member_cart]).toEqual(['P0003×1', undefined]);
    expect(await storedLines()).toBe('P0001×2');
  });

  it('keeps a line that is unavailable until it is available, and reduces quantities to the stock [C10]', async () => {
    const { shop, phone, desk, cus_id, storedLines } = await twoDevices();
    const lines = [PINEAPPLE, WITHDRAWN].map(({ prd_id }) => ({ prd_id, qty: 2 }));
    lines.push({ prd_id: BEAUTY.prd_id, qty: 9 });
    await shop.db.insert(memberCarts).values({ cus_id, lines, u_date: shop.clock.now() });
    const found = await pushCart(shop, desk, []);
    expect(linesText(found.cart)).toBe('P0002×3');
    expect(found.changes).toEqual([{ prd_id: 'P0002', kind: 'stock', from: 9, to: 3 }]);
    await pushCart(shop, desk, found.cart, found.member_cart);
    expect(await storedLines()).toBe('P0002×3,P0004×2,P0009×2');
    const back = { enabled: true, on_hand: 9 };
    await shop.db.update(products).set(back).where(eq(products.prd_id, 'P0009'));
    expect(linesText((await pushCart(shop, phone, [])).cart)).toBe('P0002×3,P0009×2');
  });

  it('loses what was ordered, and only that, when an order is placed [C9]', async () => {
    const { shop, phone, desk, storedLines } = await twoDevices();
    await pushCart(shop, desk, [lineOf(BRITTLE, 5)]);
    await pushCart(shop, phone, [lineOf(OOLONG, 2)]);
    const placed = await shop.app.inject({
      method: 'POST',
      url: `/api/cart/checkout?s=${phone.s}`,
      headers: phone.headers,
      payload: checkoutBody([lineOf(OOLONG, 2)]),
    });
    expect(placed.statusCode).toBe(200);
    expect(await storedLines()).toBe('P0003×5');
  });

  it('is not merged, both unchanged, where the two together have too many lines [N7]', async () => {
    const { shop, desk, cus_id, storedLines } = await twoDevices();
    const lines = Array.from({ length: CART_MAX_LINES }, (_, i) => ({ prd_id: `X${i}`, qty: 1 }));
    await shop.db.insert(memberCarts).values({ cus_id, lines, u_date: shop.clock.now() });
    const answer = await pushCart(shop, desk, [lineOf(OOLONG, 1)]);
    expect([linesText(answer.cart), answer.member_cart]).toEqual(['P0001×1', undefined]);
    expect(await storedLines()).toBe(linesText(lines));
  });

  it('is deleted with the member', async () => {
    const { shop, phone, cus_id } = await twoDevices();
    await pushCart(shop, phone, [lineOf(OOLONG, 2)]);
    await shop.db.delete(members).where(eq(members.cus_id, cus_id));
    expect(await shop.db.select().from(memberCarts)).toEqual([]);
  });
});
