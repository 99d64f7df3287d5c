import { demoCategories, demoProducts } from '../catalog/index.ts';
import { bulkProducts, picturedInstead } from './bulk-products.ts';

describe('the bulk products', () => {
  const thousand = [...bulkProducts(1000)];

  it('number exactly as many as requested', () => {
    expect(thousand).toHaveLength(1000);
    expect([...bulkProducts(0)]).toEqual([]);
  });

  it('are deterministic, and a smaller shop is a prefix of a larger one', () => {
    expect([...bulkProducts(40)]).toEqual(thousand.slice(0, 40));
  });

  it('have ids that are unique and differ from the handwritten goods’', () => {
    const ids = [...thousand, ...demoProducts].map((product) => product.prd_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[0-9a-zA-Z_-]{1,40}$/.test(id))).toEqual([]);
  });

  it('belong to every leaf category and to no other', () => {
    const leaves = demoCategories.filter((category) => category.parent_cate_id !== '');
    expect(new Set(thousand.map((product) => product.cate_id))).toEqual(
      new Set(leaves.map((category) => category.cate_id)),
    );
  });

  it('keep cost below group price below price, all in whole TWD [G1] [G2]', () => {
    const wrong = thousand.filter(({ price, price1, cost_wholesale }) => {
      const lowest = price1 > 0 ? price1 : price;
      return (
        ![price, price1, cost_wholesale].every((n) => Number.isInteger(n) && n >= 0) ||
        price < 45 ||
        price > 3980 ||
        price1 >= price ||
        cost_wholesale >= lowest
      );
    });
    expect(wrong).toEqual([]);
  });

  it('were listed between 2023 and October 2026', () => {
    const wrong = thousand.filter(({ listed }) => listed < '2023-01-01' || listed > '2026-10-31');
    expect(wrong).toEqual([]);
  });

  it('are pictured as a demo product of the same category', () => {
    const categoryOf = new Map(demoProducts.map(({ prd_id, cate_id }) => [prd_id, cate_id]));
    const wrong = thousand.filter(
      ({ prd_id, cate_id }) => categoryOf.get(picturedInstead(prd_id) ?? '') !== cate_id,
    );
    expect(wrong).toEqual([]);
    expect(['P0101', 'B12', 'B00000012', ''].map(picturedInstead)).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('cover every case: sold out, without group price, without cost', () => {
    expect(thousand.some((product) => product.tot_qty === 0)).toBe(true);
    expect(thousand.some((product) => product.price1 === 0)).toBe(true);
    expect(thousand.some((product) => product.cost_wholesale === 0)).toBe(true);
  });
});
