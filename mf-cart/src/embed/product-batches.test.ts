import { PRODUCT } from '../testing/page-cart.ts';
import { productBatches } from './product-batches.ts';

/** A shop that sells every product but `gone`; `sent` has the ids and the code of each call. */
function shopOf(isUp = true) {
  const sent: [ids: string[], promo_code: string][] = [];
  const fetchProduct = productBatches(async (ids, promo_code) => {
    sent.push([[...ids], promo_code]);
    if (!isUp) throw new TypeError('lost');
    return ids.filter((id) => id !== 'gone').map((prd_id) => ({ ...PRODUCT, prd_id }));
  });
  return { sent, fetchProduct };
}

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `P${at}`);

describe('products of a page', () => {
  it('that are requested in one turn share a call, each id once [41 W12]', async () => {
    const { sent, fetchProduct } = shopOf();
    const ids = [...numbered(30), 'P3', 'gone', 'no id', '', 'P1,P2'];
    const found = await Promise.all(ids.map((id) => fetchProduct(id, '')));
    expect(sent).toEqual([[[...numbered(30), 'gone'], '']]);
    expect(found.map((product) => product?.prd_id)).toEqual([
      ...numbered(30),
      ...['P3', undefined, undefined, undefined, undefined],
    ]);
  });

  it('need a call for every forty, for each promoter’s code, and for each later turn [41 W12]', async () => {
    const { sent, fetchProduct } = shopOf();
    const first = numbered(90).map((id) => fetchProduct(id, ''));
    const promoted = fetchProduct('P1', 'PINPU6');
    await Promise.all([...first, promoted]);
    await fetchProduct('P1', '');
    expect(sent.map(([ids, code]) => [ids.length, code])).toEqual([
      [40, ''],
      [40, ''],
      [10, ''],
      [1, 'PINPU6'],
      [1, ''],
    ]);
  });

  it('reject where the shop is not reached, and are requested again', async () => {
    const { sent, fetchProduct } = shopOf(false);
    const both = await Promise.allSettled(['P1', 'P2'].map((id) => fetchProduct(id, '')));
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(fetchProduct('P1', '')).rejects.toThrow('lost');
    expect(sent).toHaveLength(2);
  });
});
