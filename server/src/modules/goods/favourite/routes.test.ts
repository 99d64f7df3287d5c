import type { FavouritesPage } from '@pinpu/shared/contracts';
import { eq } from 'drizzle-orm';
import {
  cartSessions,
  memberLikes,
  productLikes,
  products,
  variants,
} from '../../../platform/db/schema/index.ts';
import {
  BEAUTY,
  BRITTLE,
  OOLONG,
  PINEAPPLE,
  type TestApp,
  testApp,
} from '../../../testing/index.ts';
import { mailedCodes, signInBrowser } from '../../../testing/people/sign-in-browser.ts';
import { signedIn, signedInMember } from '../../../testing/people/signed-in-member.ts';
import { addGoods } from '../catalog/goods/repository.ts';

const PHONE = 'session-of-the-phone';
const LAPTOP = 'session-of-the-laptop';

type Browser = { s: string; headers?: Record<string, string> };

/** A shop, a member signed in on two devices, and each device as a guest's. */
async function shopWithDevices() {
  const shop = await testApp();
  const now = shop.clock.now();
  await shop.db
    .insert(cartSessions)
    .values([PHONE, LAPTOP].map((s) => ({ s, c_date: now, u_date: now })));
  const member = await signedInMember(shop.db, now);
  const second = await signedIn(shop.db, now, member.cus_id);
  return {
    ...shop,
    cus_id: member.cus_id,
    phone: { s: PHONE, headers: member.headers },
    laptop: { s: LAPTOP, headers: second.headers },
  };
}

async function like(shop: TestApp, { s, headers }: Browser, prd_id: string, liked = true) {
  shop.clock.advance(1000);
  return shop.app.inject({
    method: 'PUT',
    url: `/api/product/${prd_id}/like?s=${s}`,
    payload: { liked },
    ...(headers && { headers }),
  });
}

async function get(shop: TestApp, { s, headers }: Browser, path: string) {
  const url = `/api/${path}${path.includes('?') ? '&' : '?'}s=${s}`;
  return (await shop.app.inject({ url, ...(headers && { headers }) })).json().body;
}

const page = (shop: TestApp, browser: Browser, after = ''): Promise<FavouritesPage> =>
  get(shop, browser, `favourites?after=${encodeURIComponent(after)}`);
const idsOf = async (shop: TestApp, browser: Browser): Promise<string[]> =>
  (await get(shop, browser, 'favourites/ids')).ids;
const countOf = async ({ db }: TestApp, { prd_id }: { prd_id: string }) =>
  (await db.select().from(products).where(eq(products.prd_id, prd_id)))[0]?.like_count ?? 0;

describe('GET /api/favourites [P3]', () => {
  it('lists a guest’s own likes, newest first, as they are for sale now', async () => {
    const shop = await shopWithDevices();
    const guest = { s: PHONE };
    for (const { prd_id } of [OOLONG, PINEAPPLE, BEAUTY]) await like(shop, guest, prd_id);
    await shop.db.update(variants).set({ price: 500 }).where(eq(variants.var_id, OOLONG.prd_id));
    await shop.db
      .update(products)
      .set({ enabled: false })
      .where(eq(products.prd_id, BEAUTY.prd_id));
    const { items, total, next } = await page(shop, guest);
    expect([total, next]).toEqual([3, '']);
    expect(items).toMatchObject([
      { prd_id: BEAUTY.prd_id, prd_name: BEAUTY.prd_name, liked_price: 980 },
      { prd_id: PINEAPPLE.prd_id, item: { tot_qty: 0 } },
      { prd_id: OOLONG.prd_id, liked_price: 600, item: { price: 500, tot_qty: 20 } },
    ]);
    expect(items[0]).not.toHaveProperty('item');
    expect(await page(shop, { s: LAPTOP })).toEqual({ items: [], total: 0, next: '' });
    expect((await like(shop, guest, BEAUTY.prd_id, false)).json().body.liked).toBe(false);
    expect(await idsOf(shop, guest)).toEqual([PINEAPPLE.prd_id, OOLONG.prd_id]);
  });

  it('pages by a cursor, also among likes of one instant', async () => {
    const shop = await shopWithDevices();
    const product = OOLONG;
    const many = Array.from({ length: 30 }, (_, n) => `L${String(n).padStart(2, '0')}`);
    await addGoods(
      shop.db,
      many.map((prd_id) => ({ ...product, prd_id })),
    );
    const c_date = shop.clock.now();
    const likes = many.map((prd_id) => ({ s: PHONE, prd_id, price: 0, c_date }));
    await shop.db.insert(productLikes).values(likes);
    const first = await page(shop, { s: PHONE });
    const second = await page(shop, { s: PHONE }, first.next);
    expect([first.items.length, first.total, second.next]).toEqual([24, 30, '']);
    const shown = [...first.items, ...second.items].map(({ prd_id }) => prd_id);
    expect(shown).toEqual(many.toReversed());
    expect(await page(shop, { s: PHONE }, 'no cursor')).toEqual(first);
  });

  it('is the member’s on every device, and of no guest after it', async () => {
    const shop = await shopWithDevices();
    await like(shop, shop.phone, OOLONG.prd_id);
    expect(await idsOf(shop, shop.laptop)).toEqual([OOLONG.prd_id]);
    expect((await get(shop, shop.laptop, `product/${OOLONG.prd_id}`)).liked).toBe(true);
    expect(await idsOf(shop, { s: PHONE })).toEqual([]);
    expect((await get(shop, { s: PHONE }, `product/${OOLONG.prd_id}`)).liked).toBe(false);
    await like(shop, shop.laptop, OOLONG.prd_id, false);
    expect(await idsOf(shop, shop.phone)).toEqual([]);
    expect(await countOf(shop, OOLONG)).toBe(31);
  });

  it.each(['', '?s=', '?s=x', '?s=a&s=b'])(
    'is empty for a browser that has no session yet: "%s"',
    async (query) => {
      const { app } = await testApp();
      const { body } = (await app.inject(`/api/favourites${query}`)).json();
      expect(body).toEqual({ items: [], total: 0, next: '' });
      expect((await app.inject(`/api/favourites/ids${query}`)).json().body).toEqual({ ids: [] });
    },
  );
});

describe('likes of a browser whose owner signs in [P3]', () => {
  it('become the member’s: one person, one like', async () => {
    const shop = await shopWithDevices();
    const before = await countOf(shop, OOLONG);
    await like(shop, shop.laptop, OOLONG.prd_id);
    await like(shop, { s: PHONE }, OOLONG.prd_id);
    await like(shop, { s: PHONE }, BRITTLE.prd_id);
    expect(await countOf(shop, OOLONG)).toBe(before + 2);
    expect(await idsOf(shop, shop.phone)).toEqual([BRITTLE.prd_id, OOLONG.prd_id]);
    expect(await countOf(shop, OOLONG)).toBe(before + 1);
    expect(await shop.db.$count(productLikes)).toBe(0);
    expect((await page(shop, shop.laptop)).items[0]?.liked_price).toBe(BRITTLE.price);
  });

  it('are merged at the sign-in itself', async () => {
    const shop = await shopWithDevices();
    await like(shop, { s: PHONE }, OOLONG.prd_id);
    const browser = signInBrowser(shop);
    const email = 'newcomer@pinpu.test';
    await browser.ask(email);
    const { typed } = await mailedCodes(shop, email);
    await browser.post({ mode: 'auth', email, otp: typed }, PHONE);
    expect(await shop.db.select().from(memberLikes)).toMatchObject([{ prd_id: OOLONG.prd_id }]);
    expect(await shop.db.$count(productLikes)).toBe(0);
  });

  it('count once however many devices merge and like at the same moment', async () => {
    const shop = await shopWithDevices();
    const before = await countOf(shop, OOLONG);
    for (const s of [PHONE, LAPTOP])
      for (const { prd_id } of [OOLONG, BRITTLE]) await like(shop, { s }, prd_id);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 4 === 0
          ? idsOf(shop, n % 8 ? shop.phone : shop.laptop)
          : like(shop, n % 2 ? shop.phone : shop.laptop, OOLONG.prd_id),
      ),
    );
    expect(await countOf(shop, OOLONG)).toBe(before + 1);
    expect(await shop.db.$count(memberLikes)).toBe(2);
    expect(await shop.db.$count(productLikes)).toBe(0);
  });
});

it('rejects the five hundred and first like with a sentence, and keeps all of a merge [P3]', async () => {
  const shop = await shopWithDevices();
  const product = OOLONG;
  const many = Array.from({ length: 499 }, (_, n) => `M${n}`);
  await addGoods(
    shop.db,
    many.map((prd_id) => ({ ...product, prd_id })),
  );
  const { cus_id, phone } = shop;
  const c_date = shop.clock.now();
  await shop.db.insert(memberLikes).values(many.map((prd_id) => ({ cus_id, prd_id, c_date })));
  expect((await like(shop, phone, OOLONG.prd_id)).statusCode).toBe(200);
  const before = await countOf(shop, BRITTLE);
  const rejected = await like(shop, phone, BRITTLE.prd_id);
  expect([rejected.statusCode, rejected.json().msg[0].Message]).toEqual([
    409,
    '最多可以收藏 500 件商品，請先到「我的收藏」移除一些。',
  ]);
  expect(await countOf(shop, BRITTLE)).toBe(before);
  await like(shop, { s: PHONE }, BRITTLE.prd_id);
  expect(await idsOf(shop, phone)).toHaveLength(501);
});
