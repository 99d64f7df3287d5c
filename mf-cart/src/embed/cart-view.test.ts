import type { EmbedProduct } from '@pinpu/shared/contracts';
import { PRODUCT } from '../testing/page-cart.ts';
import { CartView } from './cart-view.tsx';
import type { PageShop } from './page-shops.ts';

/** A cart's view on a page whose shop answers with this product, and what was added. */
function cartView(found: EmbedProduct) {
  const settings = { promoCode: '', product: '', checkoutTarget: '' };
  const view = new CartView(document.createElement('div'), () => settings);
  const added: [EmbedProduct, number][] = [];
  const cart = { add: async (...one: [EmbedProduct, number]) => void added.push(one) };
  view.shop = { cart, fetchProduct: async () => found } as unknown as PageShop;
  return { view, added };
}

it('a page adds a variant by its id, and gets an error for a product with options [T5]', async () => {
  const shirt = { ...PRODUCT, prd_id: 'S1', options: [], variants: [] };
  const whole = cartView(shirt);
  await expect(whole.view.add('S1')).rejects.toMatchObject({
    code: 'CHOICE_MISSING',
    message: '請先選擇這項商品的規格。',
  });
  expect(whole.added).toEqual([]);
  const variant = { ...PRODUCT, prd_id: 'S1-M', product_id: 'S1', option_text: 'M' };
  const one = cartView(variant);
  await one.view.add('S1-M', 2);
  expect(one.added).toEqual([[variant, 2]]);
});
