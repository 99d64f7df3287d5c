import { demoCategories, demoProducts } from '../catalog/index.ts';
import { bulkProducts } from './bulk-products.ts';

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

  it('were listed between 2023 and October 2026, with a label of at most six characters', () => {
    const wrong = thousand.filter(
      ({ listed, picture }) =>
        listed < '2023-01-01' || listed > '2026-10-31' || [...picture.label].length > 6,
    );
    expect(wrong).toEqual([]);
  });

  it('cover every case: sold out, without group price, without cost', () => {
    expect(thousand.some((product) => product.tot_qty === 0)).toBe(true);
    expect(thousand.some((product) => product.price1 === 0)).toBe(true);
    expect(thousand.some((product) => product.cost_wholesale === 0)).toBe(true);
  });
});
