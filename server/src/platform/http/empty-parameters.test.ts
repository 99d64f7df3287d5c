import { testApp } from '../../testing/index.ts';

it.each([
  '/api/products?o=&q=&p=&l=&n=&ids=&s=',
  '/api/products?cate=&min=&max=&stock=&free=&lv=',
  '/api/products/%E8%8C%B6?o=&q=',
  '/api/products/bundle?o=',
  '/api/facets?o=&cate=&min=&lv=',
  '/api/suggestions?q=',
  '/api/product/P0001?s=',
  '/api/config/public?s=',
])('%s is answered like the call without its empty parameters [N7]', async (url) => {
  const { app } = await testApp();
  const [empty, plain] = await Promise.all([app.inject(url), app.inject(url.split('?')[0] ?? '')]);
  expect(empty.statusCode).toBe(200);
  expect(Object.keys(empty.json())).toEqual(Object.keys(plain.json()));
});

it('a parameter that a call needs is still missed', async () => {
  const { app } = await testApp();
  expect((await app.inject('/api/cart/pickup?s=')).statusCode).toBe(400);
});
