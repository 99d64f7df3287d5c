import { factsTable } from '../catalog/facts-table.ts';
import type { DemoProduct } from '../catalog/types.ts';
import {
  type BulkGoods,
  type BulkShelf,
  MAKERS,
  ORIGINS,
  SEASONS,
  SHELVES,
  SIZES,
} from './bulk-words.ts';
import { type Chance, openChance } from './chance.ts';

const FIRST_DAY = Date.UTC(2023, 0, 1);
const DAYS = 1400;
const DAY_MS = 86_400_000;

const whole = (chance: Chance, low: number, high: number) =>
  Math.floor(chance.between(low, high + 1));

/**
 * Generates `n` products, for measurements with large shops. A product depends only on its own number, so a smaller
 * shop is the beginning of a larger one; nothing is kept in memory.
 */
export function* bulkProducts(n: number): Generator<DemoProduct, void, undefined> {
  for (let i = 1; i <= n; i++) yield bulkProduct(i);
}

const ID = /^B(\d{6,7})$/;

/** The demo product whose pictures a generated product has; undefined for an id that is not a generated one's. */
export function picturedInstead(prd_id: string): string | undefined {
  const [, digits] = ID.exec(prd_id) ?? [];
  if (digits === undefined) return undefined;
  const { pictured } = goodsOf(Number(digits)).goods;
  return pictured[Number(digits) % pictured.length];
}

function goodsOf(number: number): { chance: Chance; shelf: BulkShelf; goods: BulkGoods } {
  const chance = openChance(`bulk-${number}`);
  const shelf = chance.pick(SHELVES);
  return { chance, shelf, goods: chance.pick(shelf.goods) };
}

function bulkProduct(number: number): DemoProduct {
  const { chance, shelf, goods } = goodsOf(number);
  return {
    prd_id: `B${String(number).padStart(6, '0')}`,
    cate_id: shelf.cate_id,
    ...words(chance, shelf, goods),
    ...amounts(chance, goods),
    ...stock(chance),
    listed: new Date(FIRST_DAY + whole(chance, 0, DAYS - 1) * DAY_MS).toISOString().slice(0, 10),
  };
}

type Words = Pick<
  DemoProduct,
  'prd_name' | 'prd_text_desc' | 'sl_desc_content' | 'ma_desc_content'
>;

function words(chance: Chance, shelf: BulkShelf, goods: BulkGoods): Words {
  const origin = chance.pick(ORIGINS);
  const season = chance.pick(SEASONS);
  const size = chance.pick(SIZES);
  const trait = chance.pick(shelf.traits);
  const maker = chance.pick(MAKERS);
  return {
    prd_name: `${origin}${trait}${goods.name}　${season}${size}`,
    prd_text_desc: `${season}在${origin}備好的${trait}${goods.name}。${maker}${shelf.keep}`,
    sl_desc_content: `<h3>${origin}的${goods.name}</h3><p><strong>${trait}</strong>，${season}這一批。</p>`,
    ma_desc_content: factsTable(
      ['產地', origin],
      ['規格', size],
      ['保存方式', shelf.keep.slice(0, -1)],
    ),
  };
}

type Amounts = Pick<
  DemoProduct,
  'price' | 'price1' | 'cost_wholesale' | 'ship_fee' | 'ship_fee_free_amt'
>;

/** The cost stays below the group price, or a promoter would sell at a loss. */
function amounts(chance: Chance, goods: BulkGoods): Amounts {
  const price = Math.round(chance.between(goods.low, goods.high) / 5) * 5;
  const price1 = chance.random() < 2 / 3 ? Math.floor(price * chance.between(0.84, 0.94)) : 0;
  const lowest = price1 || price;
  const hasCost = chance.random() < 0.8;
  return {
    price,
    price1,
    cost_wholesale: hasCost ? Math.floor(lowest * chance.between(0.58, 0.82)) : 0,
    ship_fee: chance.pick([60, 80, 80, 100, 120, 160, 220, 0]),
    ship_fee_free_amt: chance.pick([0, 800, 1000, 1200, 1500, 2000]),
  };
}

function stock(chance: Chance): Pick<DemoProduct, 'tot_qty' | 'sold_out_qty' | 'like_count'> {
  const tot_qty = chance.random() < 0.03 ? 0 : whole(chance, 1, 200);
  // Few products sell very well: the cube keeps most of them far below the best.
  const sold_out_qty = Math.floor(chance.random() ** 3 * 5000);
  return {
    tot_qty,
    sold_out_qty,
    like_count: Math.floor(sold_out_qty * chance.between(0.05, 0.4)),
  };
}
