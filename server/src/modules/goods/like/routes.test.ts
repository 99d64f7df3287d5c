import { eq } from 'drizzle-orm';
import { cartSessions, productLikes, products } from '../../../platform/db/schema/index.ts';
import { BEAUTY, OOLONG, type TestApp, testApp, WITHDRAWN } from '../../../testing/index.ts';
import { deleteStaleCartSessions } from '../../sales/public-config/repository.ts';

const S = 'session-of-a-visitor';
const OTHER = 'session-of-another-one';

async function shopWithVisitors() {
  const shop = await testApp();
  const now = shop.clock.now();
  await shop.db
    .insert(cartSessions)
    .values([S, OTHER].map((s) => ({ s, c_date: now, u_date: now })));
  return shop;
}

const put = ({ app }: TestApp, liked: unknown, s = S, id = OOLONG.prd_id) =>
  app.inject({ method: 'PUT', url: `/api/product/${id}/like?s=${s}`, payload: { liked } });

const countOf = async ({ db }: TestApp, id = OOLONG.prd_id) =>
  (await db.select().from(products).where(eq(products.prd_id, id)))[0]?.like_count;

const likedBy = async ({ app }: TestApp, s: string) =>
  (await app.inject(`/api/product/${OOLONG.prd_id}?s=${s}`)).json().body.liked;

describe('PUT /api/product/:id/like', () => {
  it('counts a visitor once, stores the like, and removes it [P3]', async () => {
    const shop = await shopWithVisitors();
    const first = await put(shop, true);
    expect(first.json()).toEqual({ success: true, body: { liked: true, like_count: 32 } });
    expect((await put(shop, true)).json().body.like_count).toBe(32);
    expect((await put(shop, true, OTHER)).json().body.like_count).toBe(33);
    expect(await likedBy(shop, S)).toBe(true);
    expect((await put(shop, false)).json().body).toEqual({ liked: false, like_count: 32 });
    expect((await put(shop, false)).json().body.like_count).toBe(32);
    expect(await likedBy(shop, S)).toBe(false);
    expect(await likedBy(shop, OTHER)).toBe(true);
  });

  it('stores a session that the shop issued at its first like [finding L22]', async () => {
    const shop = await testApp();
    const { s } = (await shop.app.inject('/api/config/public')).json().body;
    expect((await put(shop, true, s)).json().body).toEqual({ liked: true, like_count: 32 });
    expect(await likedBy(shop, s)).toBe(true);
  });

  it('never counts below zero [P3]', async () => {
    const shop = await shopWithVisitors();
    await put(shop, true);
    await shop.db.update(products).set({ like_count: 0 });
    expect((await put(shop, false)).json().body).toEqual({ liked: false, like_count: 0 });
  });

  it('counts a hundred concurrent likes of one visitor as one [P3]', async () => {
    const shop = await shopWithVisitors();
    const answers = await Promise.all(Array.from({ length: 100 }, () => put(shop, true)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await countOf(shop)).toBe(32);
    expect(await shop.db.select().from(productLikes)).toHaveLength(1);
  });

  it('ends with the right count after concurrent likes and removals [P3]', async () => {
    const shop = await shopWithVisitors();
    await Promise.all(
      Array.from({ length: 60 }, (_, i) => put(shop, i % 3 > 0, i % 2 ? S : OTHER)),
    );
    const likes = await shop.db.select().from(productLikes);
    expect(await countOf(shop)).toBe(31 + likes.length);
  });

  it('keeps the count when the session is deleted, and forgets who it was [P3, S2]', async () => {
    const shop = await shopWithVisitors();
    await put(shop, true);
    shop.clock.advance(91 * 86_400_000);
    await deleteStaleCartSessions(shop.db, shop.clock.now());
    expect(await shop.db.select().from(productLikes)).toEqual([]);
    expect(await countOf(shop)).toBe(32);
  });

  it.each(['session-nobody-knows', 'x', '', '%27--', 'a&s=b'])(
    'rejects the session "%s" with a sentence [P3]',
    async (s) => {
      const shop = await shopWithVisitors();
      const answer = await put(shop, true, s);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().msg[0].Message).toMatch(/。$/);
      expect(await countOf(shop)).toBe(31);
    },
  );

  it.each([undefined, 'true', 1, null])('rejects the body %p [P3]', async (liked) => {
    expect((await put(await shopWithVisitors(), liked)).statusCode).toBe(400);
  });

  it.each(['P9999', WITHDRAWN.prd_id, '%20', "'--"])(
    'answers 404 for product %s [P3]',
    async (id) => {
      expect((await put(await shopWithVisitors(), true, S, id)).statusCode).toBe(404);
    },
  );
});

it.each(['', '?s=', '?s=a&s=b', `?s=${'x'.repeat(500)}`])(
  'returns a product to a browser with the invalid session "%s" [P3, N4]',
  async (query) => {
    const { app } = await testApp();
    const answer = await app.inject(`/api/product/${BEAUTY.prd_id}${query}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().body.liked).toBe(false);
  },
);
