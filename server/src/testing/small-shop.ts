import { addGoods, type NewGoods } from '../modules/goods/catalog/goods/repository.ts';
import type { Database } from '../platform/db/index.ts';
import { categories, members, promoCodes, slideshows } from '../platform/db/schema/index.ts';

type MemberRow = typeof members.$inferInsert;

const product = (prd_id: string, fields: Omit<Partial<NewGoods>, 'prd_id'>): NewGoods => ({
  prd_id,
  prd_name: `商品 ${prd_id}`,
  prd_man_pic: `/media/p/${prd_id}/1`,
  prd_album_pics: JSON.stringify({
    section_1: [1, 2, 3].map((n) => ({ d: `/media/p/${prd_id}/${n}` })),
  }),
  cate_id: 'C11',
  price: 100,
  on_hand: 20,
  u_date: new Date('2026-06-01T00:00:00+08:00'),
  ...fields,
});

/** 高山烏龍茶: NT$ 600, group price 540, cost 380, 20 in stock, shipping 100 waived from 1500. */
export const OOLONG = product('P0001', {
  prd_name: '阿里山高山烏龍茶',
  price: 600,
  price1: 540,
  cost_wholesale: 380,
  sold_out_qty: 1200,
  like_count: 31,
  ship_fee: 100,
  ship_fee_free_amt: 1500,
  featured: 1,
  rank: 90,
  prd_text_desc: '清香回甘。',
});

/** 東方美人茶: NT$ 980, no group price, 3 in stock, shipping 120 never waived. */
export const BEAUTY = product('P0002', {
  prd_name: '東方美人茶',
  price: 980,
  cost_wholesale: 700,
  on_hand: 3,
  sold_out_qty: 40,
  ship_fee: 120,
  rank: 80,
  featured: 2,
  u_date: new Date('2026-10-01T00:00:00+08:00'),
});

/** 手炒花生糖: NT$ 180, group price 150, free shipping, 200 in stock. */
export const BRITTLE = product('P0003', {
  prd_name: '手炒花生糖',
  cate_id: 'C21',
  price: 180,
  price1: 150,
  cost_wholesale: 90,
  on_hand: 200,
  sold_out_qty: 620,
  rank: 70,
});

/** 鳳梨酥禮盒: sold out, since the last four are reserved. */
export const PINEAPPLE = product('P0004', {
  prd_name: '土鳳梨酥禮盒',
  cate_id: 'C21',
  price: 450,
  price1: 420,
  cost_wholesale: 300,
  on_hand: 4,
  reserved: 4,
  ship_fee: 80,
  rank: 60,
});

export const WITHDRAWN = product('P0009', { prd_name: '停售的茶', enabled: false });

const person = (
  cus_id: string,
  fields: Pick<MemberRow, 'acc_email' | 'cus_name' | 'status'>,
  now: Date,
): MemberRow => ({
  cus_id,
  mobile: '0912345678',
  addr1: '臺北市中正區重慶南路一段 122 號',
  addr1_postcode: '100',
  c_date: now,
  u_date: now,
  ...fields,
});

/** A member (status 0), and a promoter (status 1) with the code `PROMO1`; the shop's own code is `PINPU`. */
export const MEMBER = {
  cus_id: 'M0001',
  acc_email: 'member@pinpu.test',
  cus_name: '示範會員',
  status: 0,
};
export const PROMOTER = {
  cus_id: 'M0002',
  acc_email: 'promoter@pinpu.test',
  cus_name: '示範團購主',
  status: 1,
};
export const PROMOTER_CODE = 'PROMO1';
export const SHOP_CODE = 'PINPU';

/** Two parents with a child each, five products, one slide, two members. */
export async function seedSmallShop(db: Database, now: Date): Promise<void> {
  await db.insert(categories).values([
    { cate_id: 'C1', cate_name: '茶', sort: 1 },
    { cate_id: 'C11', cate_name: '烏龍茶', parent_cate_id: 'C1', sort: 2 },
    { cate_id: 'C2', cate_name: '點心', sort: 3 },
    { cate_id: 'C21', cate_name: '傳統糕餅', parent_cate_id: 'C2', sort: 4 },
  ]);
  await addGoods(db, [OOLONG, BEAUTY, BRITTLE, PINEAPPLE, WITHDRAWN]);
  await db.insert(slideshows).values({
    id: 'S1',
    title: '新茶上市',
    m: '/media/s/1/m',
    d: '/media/s/1/d',
    url: '/products/烏龍茶',
  });
  await db
    .insert(members)
    .values([person(MEMBER.cus_id, MEMBER, now), person(PROMOTER.cus_id, PROMOTER, now)]);
  await db.insert(promoCodes).values([
    { code: SHOP_CODE, c_date: now },
    { code: PROMOTER_CODE, cus_id: PROMOTER.cus_id, c_date: now },
  ]);
}
