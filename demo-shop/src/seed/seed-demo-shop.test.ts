import { members, products, settings, slideshows, variants } from '@pinpu/server/plugin';
import { testApp } from '@pinpu/server/testing';
import { and, count, eq, isNotNull, ne } from 'drizzle-orm';
import { demoPictures } from '../demo-pictures.ts';
import { addBulkProducts, seedDemoShop } from './seed-demo-shop.ts';

async function demoShop() {
  const shop = await testApp({ seed: 'empty' });
  await seedDemoShop(shop.db, shop.clock.now());
  return shop;
}

const keyOf = (address: string) => address.replace('/media/', '');

describe('the demo shop', () => {
  it('has at least 120 products, and featured ones of every category', async () => {
    const { db } = await demoShop();
    const all = await db.select({ n: count() }).from(products);
    const featured = await db
      .select({ cate_id: products.cate_id })
      .from(products)
      .where(isNotNull(products.featured));
    expect(all[0]?.n).toBeGreaterThanOrEqual(120);
    expect(new Set(featured.map(({ cate_id }) => cate_id)).size).toBe(12);
  });

  it('has every picture that it refers to', async () => {
    const { db, app } = await demoShop();
    const rows = await db
      .select({ album: products.prd_album_pics, main: products.prd_man_pic })
      .from(products);
    const slides = await db.select({ m: slideshows.m, d: slideshows.d }).from(slideshows);
    const { categories } = (await app.inject('/api/config/public')).json().body;
    const addresses: string[] = [
      ...rows.flatMap(({ album, main }) => [
        main,
        ...JSON.parse(album).section_1.map(({ d }: { d: string }) => d),
      ]),
      ...slides.flatMap(({ m, d }) => [m, d]),
      ...categories.map(({ cate_attachment }: { cate_attachment: string }) => cate_attachment),
    ];
    expect(addresses.length).toBeGreaterThan(400);
    const pictures = demoPictures(db);
    const missing: string[] = [];
    for (const address of addresses)
      if (!(await pictures.original(keyOf(address)))) missing.push(address);
    expect(missing).toEqual([]);
  });

  it('has a member and a promoter with everything a checkout needs', async () => {
    const { db } = await demoShop();
    const rows = await db.select().from(members);
    expect(rows.map(({ acc_email, status }) => [acc_email, status]).sort()).toEqual([
      ['member@pinpu.test', 0],
      ['promoter@pinpu.test', 1],
    ]);
    for (const { cus_name, mobile, addr1, addr1_postcode } of rows) {
      expect([cus_name, mobile, addr1, addr1_postcode]).not.toContain('');
    }
  });

  it('records which accounts and codes are its own [finding C1]', async () => {
    const { db } = await demoShop();
    const left = await db.select().from(settings).where(eq(settings.name, 'demo_rows'));
    expect(left[0]?.value).toEqual({
      members: ['member@pinpu.test', 'promoter@pinpu.test'],
      coupons: ['PINPU100', 'HELLO9', 'FREESHIP'],
      promo_codes: ['PINPU', 'PINPU-TUAN'],
    });
  });

  it('gives no options to a product that an earlier release seeded without [T2]', async () => {
    const { db, clock } = await demoShop();
    const ofScarf = eq(variants.prd_id, 'P1007');
    expect(await db.$count(variants, ofScarf)).toBe(6);
    await db.delete(variants).where(and(ofScarf, ne(variants.var_id, 'P1007')));
    await db.update(products).set({ options: [] }).where(eq(products.prd_id, 'P1007'));
    await seedDemoShop(db, clock.now());
    expect(await db.$count(variants, ofScarf)).toBe(1);
  });

  it('adds as many generated products as requested, each with a picture', async () => {
    const { db } = await demoShop();
    const before = await db.$count(products);
    await addBulkProducts(db, 1500);
    expect((await db.$count(products)) - before).toBe(1500);
    await addBulkProducts(db, 1501);
    expect((await db.$count(products)) - before).toBe(1501);
    expect(await demoPictures(db).original('p/B001500/3')).toHaveProperty('svg');
  });
});
