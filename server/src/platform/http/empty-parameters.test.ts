import { type TestApp, testApp } from '../../testing/index.ts';

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

interface Parameter {
  name: string;
  in: string;
}

/** Every parameter of every GET call in the API's own OpenAPI description. */
function parametersOf({ app }: TestApp): { path: string; name: string }[] {
  const paths = Object.entries(app.swagger().paths ?? {});
  return paths.flatMap(([url, { get } = {}]) => {
    const parameters = (get?.parameters ?? []) as Parameter[];
    const path = url.replaceAll(/\{[^}]+\}|\*/g, 'P0001');
    return parameters.filter((one) => one.in === 'query').map(({ name }) => ({ path, name }));
  });
}

it('no call that answers without parameters rejects one that is empty, or empty twice [N7]', async () => {
  const shop = await testApp();
  await shop.app.ready();
  const parameters = parametersOf(shop);
  expect(parameters.length).toBeGreaterThan(100);
  const statusOf = async (url: string) => (await shop.app.inject(url)).statusCode;
  const plain = new Map<string, number>();
  for (const path of new Set(parameters.map((one) => one.path)))
    plain.set(path, await statusOf(path));
  const rejected: string[] = [];
  for (const { path, name } of parameters)
    for (const query of [`${name}=`, `${name}=&${name}=`])
      if (plain.get(path) !== 400 && (await statusOf(`${path}?${query}`)) === 400)
        rejected.push(`${path}?${query}`);
  expect(rejected).toEqual([]);
});

it('a missing required parameter is still reported', async () => {
  const { app } = await testApp();
  expect((await app.inject('/api/cart/pickup?s=')).statusCode).toBe(400);
});
