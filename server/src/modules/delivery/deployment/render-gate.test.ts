import { nodeRemote, pageBuild, renderedShop } from '../../../testing/deployments/rendered-shop.ts';

const rejectionOf = async (build: string, change = {}) => {
  const { operator } = await renderedShop({}, { env: { RENDER_LIMIT_MS: '500' } });
  const answer = await operator.deploy(nodeRemote('mf-new', '1.0.0', build, change));
  return { status: answer.statusCode, text: answer.body };
};

it.each([
  ['hangs', pageBuild('new Promise(() => {})'), 'no page within 500 ms'],
  ['loops', pageBuild('{ for (;;); }'), 'no page within 500 ms'],
  ['throws while it is evaluated', "throw new TypeError('window')", 'TypeError: window'],
  ['fails in its own part', pageBuild("{ throw new Error('no document') }"), 'no document'],
])('rejects a build that %s, by name and with a sentence', async (_, build, why) => {
  const { status, text } = await rejectionOf(build);
  expect(status).toBe(422);
  expect(text).toContain('"gate":"render"');
  expect(text).toContain(`the server can not render /mf-new with its build for Node: `);
  expect(text).toContain(why);
});

it('no browser opens a build that the server can not render [41 teams D2]', async () => {
  const { operator } = await renderedShop({}, { env: { RENDER_LIMIT_MS: '500' } });
  const hanging = nodeRemote('mf-new', '1.0.0', pageBuild('{ for (;;); }'));
  await operator.publish(hanging);
  const preview = await operator.call('POST', '/previews', { versions: { 'mf-new': '1.0.0' } });
  expect(preview.statusCode).toBe(422);
  expect(preview.body).toContain('no page within 500 ms');
});

it('a remote goes live if its pages can be rendered, or if it has no build for Node', async () => {
  expect((await rejectionOf(pageBuild("'<p>good</p>'"))).status).toBe(200);
  expect((await rejectionOf("throw new Error('never run')", { node: undefined })).status).toBe(200);
});

it('renders a product, a list and a plain page, and skips what the shop has no example of', async () => {
  const route = { page: 'page', view: '', files: ['entry.js'] };
  const routes = [
    {
      ...route,
      path: '/product/:ID',
      describe: { kind: 'product', id: 'ID', canonical: '/product/:ID' },
    },
    {
      ...route,
      path: '/products/:CATE?',
      describe: { kind: 'list', of: 'CATE', canonical: '/products/:CATE?' },
    },
    { ...route, path: '/order/:UUID' },
    { ...route, path: '/cart/:ACT?' },
    { ...route, path: '/el/new', frame: 'work' },
  ];
  const { text } = await rejectionOf(pageBuild('{ throw new Error(job.url) }'), { routes });
  const seen = [...text.matchAll(/can not render (\S+) with/g)].map(([, url]) => url);
  expect(seen.map((url) => decodeURIComponent(url ?? ''))).toEqual([
    '/product/P0001',
    '/products/茶',
    '/cart',
  ]);
});
