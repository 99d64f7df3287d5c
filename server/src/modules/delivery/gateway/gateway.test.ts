import { createPublicKey, verify } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testApp } from '../../../testing/index.ts';
import { shopOf } from '../composition/service.ts';
import { changeRegistry } from '../registry/index.ts';

const sha384 = (letter: string) => `sha384-${letter.repeat(64)}`;

const version = (name: string, base = `/remotes/${name}/1.0.0/`) => ({
  base,
  entry: 'entry.js',
  routes: [
    {
      path: '/',
      page: 'home',
      view: 'home',
      files: ['entry.js', 'page-home.js'],
      first_picture: 'slide' as const,
    },
    {
      path: '/products/:CATE?',
      page: 'products',
      view: 'list',
      files: [],
      describe: { kind: 'list' as const, of: 'CATE', canonical: '/products/:CATE?' },
      first_picture: 'tiles' as const,
      early: ['products/:CATE?o=rank&q=', 'lang'],
    },
    {
      path: '/product/:ID?',
      page: 'product',
      view: 'product',
      files: ['entry.js', 'page-product.js'],
      describe: { kind: 'product' as const, id: 'ID', canonical: '/product/:ID' },
      first_picture: 'product' as const,
    },
  ],
  slots: {},
  requires: '^0.1.0',
  integrity: { 'entry.js': sha384('e') },
  status: 'live' as const,
});

const registry = (base?: string) => ({
  sequence: 1,
  remotes: {
    'mf-catalog': {
      stable: '1.0.0',
      versions: { '1.0.0': version('mf-catalog', base) },
      history: [],
    },
  },
});

const TEMPLATE =
  '<html><head><script nonce="{{nonce}}">[]/*pinpu:early*/</script><script nonce="{{nonce}}">[location.origin].concat([]/*pinpu:origins*/)</script><meta property="csp-nonce" content="{{nonce}}"><!--pinpu:head--></head><body><!--pinpu:composition--></body></html>';

let dist = '';

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'pinpu-dist-'));
  mkdirSync(path.join(dist, 'built/shell'), { recursive: true });
  mkdirSync(path.join(dist, 'remotes/mf-catalog/1.0.0'), { recursive: true });
  const shell = {
    scripts: [{ file: 'main.js', integrity: sha384('m') }],
    provides: '0.1.0',
    integrity: { 'search.js': sha384('s') },
    checks: 'every-file',
  };
  writeFileSync(path.join(dist, 'built/shell/shell.json'), JSON.stringify(shell));
  writeFileSync(path.join(dist, 'built/shell/index.html'), TEMPLATE);
  writeFileSync(path.join(dist, 'remotes/mf-catalog/1.0.0/entry.js'), 'var mf_catalog;');
  writeRegistry(JSON.stringify(registry()));
});

afterEach(() => rmSync(dist, { recursive: true, force: true }));

function writeRegistry(text: string) {
  writeFileSync(path.join(dist, 'registry.json'), text);
}

const shop = async () => (await testApp({ env: { DIST_DIR: dist } })).app;

it('serves the page with its composition and preload hints for exactly the scripts of its route [M1]', async () => {
  const app = await shop();
  const page = await app.inject('/product/P0001?promo_code=X');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`<script src="/assets/main.js" integrity="${sha384('m')}"`);
  expect(page.body).toContain('href="/remotes/mf-catalog/1.0.0/page-product.js">');
  expect(page.body).not.toContain(
    'rel="preload" as="script" href="/remotes/mf-catalog/1.0.0/page-home.js"',
  );
  const inlined = /id="pinpu-composition">(.*?)<\/script>/.exec(page.body)?.[1] ?? '';
  expect(JSON.parse(inlined).remotes['mf-catalog'].base).toBe('/remotes/mf-catalog/1.0.0/');
});

const preloads = (html: string) => html.match(/<link rel="preload" as="script"[^>]*>/g);

/** The registry with a version that checks every file; `page-product.js` has no hash. */
function checkedRegistry(fields = {}) {
  const checked = registry();
  const integrity = { 'entry.js': sha384('e'), 'page-home.js': sha384('h') };
  Object.assign(checked.remotes['mf-catalog'].versions['1.0.0'], {
    integrity,
    checks: 'every-file',
    ...fields,
  });
  return checked;
}

it('preloads each script as its loader requests it: with its hash, or not at all without one [finding M18]', async () => {
  writeRegistry(JSON.stringify(checkedRegistry()));
  const app = await shop();
  const at = (file: string, hash: string) =>
    `<link rel="preload" as="script" href="/remotes/mf-catalog/1.0.0/${file}" integrity="${sha384(hash)}" crossorigin="anonymous">`;
  expect(preloads((await app.inject('/')).body)).toEqual([
    at('entry.js', 'e'),
    at('page-home.js', 'h'),
  ]);
  expect(preloads((await app.inject('/product/P0001')).body)).toEqual([at('entry.js', 'e')]);
});

it('preloads the scripts of an older build without hashes, but its entry [finding M18]', async () => {
  const page = await (await shop()).inject('/');
  expect(preloads(page.body)).toEqual([
    `<link rel="preload" as="script" href="/remotes/mf-catalog/1.0.0/entry.js" integrity="${sha384('e')}" crossorigin="anonymous">`,
    '<link rel="preload" as="script" href="/remotes/mf-catalog/1.0.0/page-home.js">',
  ]);
});

it('inlines the hashes of what the shell loads on demand [finding M18]', async () => {
  const { body } = await (await shop()).inject('/');
  const inlined = /id="pinpu-composition">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(inlined).shell).toEqual({
    base: '/assets/',
    integrity: { 'search.js': sha384('s') },
    checks: 'every-file',
  });
});

it.each([
  [
    'sends',
    'checks every file',
    { checks: 'every-file' },
    'blocked-destinations=(script), endpoints=(csp)',
  ],
  ['does not send', 'is older', { checks: undefined }, undefined],
  ['does not send', 'comes from a development server', { checks: 'nothing' }, undefined],
])(
  '%s the browser a policy that scripts need hashes where a remote %s [finding M18]',
  async (_does, _what, fields, expected) => {
    writeRegistry(JSON.stringify(checkedRegistry(fields)));
    const page = await (await shop()).inject('/');
    expect(page.headers['integrity-policy']).toBe(expected);
  },
);

it('preloads the first picture of a page, where it is known', async () => {
  const app = await shop();
  const hints = async (path: string) =>
    (await app.inject(path)).body.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  const [main = '', ...others] = await hints('/product/P0001');
  expect(main).toContain('/media/p/P0001/1?w=960 960w');
  expect(main).toContain('imagesizes="(min-width:1264px)');
  expect(others).toEqual([]);
  expect(await hints('/products/C11')).toHaveLength(2);
  expect((await hints('/products'))[0]).toContain('?w=480 480w');
  expect(await hints('/products?o=new')).toEqual([]);
  expect(await hints('/products/烏龍')).toEqual([]);
  expect(await hints('/product/P9999')).toEqual([]);
  expect(await hints('/elsewhere')).toEqual([]);
});

it('lets the browser send the page’s first calls at once [F1]', async () => {
  const app = await shop();
  const early = async (path: string) =>
    JSON.parse(
      /<script nonce="[^"]+">(.*?)<\/script>/.exec((await app.inject(path)).body)?.[1] ?? '',
    );
  expect(await early('/products')).toEqual(['products?o=rank&q=', 'lang']);
  expect(await early('/products/%E8%8C%B6%3C%2Fscript%3E%20%26%3F')).toEqual([
    'products/%E8%8C%B6%3C%2Fscript%3E%20%26%3F?o=rank&q=',
    'lang',
  ]);
  expect(await early('/products?o=new')).toEqual([]);
  expect(await early('/')).toEqual([]);
  expect(await early('/elsewhere')).toEqual([]);
});

it('gives each response its own nonce, and no inline script lacks it [M1]', async () => {
  const app = await shop();
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const page = await app.inject('/');
      const nonce = /content="([^"]+)"/.exec(page.body)?.[1];
      expect(page.headers['content-security-policy']).toContain(
        `script-src 'self' 'nonce-${nonce}'`,
      );
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

it('allows scripts and pictures only from the origins of its remotes [M1]', async () => {
  writeRegistry(JSON.stringify(registry('https://catalog.example/v1/')));
  const page = await (await shop()).inject('/');
  expect(page.headers['content-security-policy']).toMatch(
    /script-src 'self' 'nonce-[^']+' https:\/\/catalog\.example;/,
  );
  expect(page.headers['content-security-policy']).toContain(
    "; img-src 'self' data: https://catalog.example;",
  );
});

it('gives pages one Trusted Types policy, which knows the origins of the remotes (L24) [M1]', async () => {
  writeRegistry(JSON.stringify(registry('https://catalog.example/v1/')));
  const page = await (await shop()).inject('/');
  const policy = page.headers['content-security-policy'];
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;");
  expect(page.body).toContain('location.origin].concat(["https://catalog.example"])');
});

it('loads the shell from a development server where its manifest names one [M1]', async () => {
  const origins = ['http://127.0.0.1:8081', 'ws://127.0.0.1:8081'];
  const shell = { scripts: [{ file: 'main.js' }], provides: '0.1.0', base: `${origins[0]}/shell/` };
  const manifest = JSON.stringify({ ...shell, origins });
  writeFileSync(path.join(dist, 'built/shell/shell.json'), manifest);
  const page = await (await shop()).inject('/');
  expect(page.body).toContain('<script src="http://127.0.0.1:8081/shell/main.js" crossorigin');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:8081 ws://127.0.0.1:8081;");
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' http:\/\/127\.0\.0\.1:8081;/);
});

it('serves the registry byte for byte as it is signed, with its signatures, uncached [M1]', async () => {
  const app = await shop();
  const answer = await app.inject('/registry.json');
  expect(answer.headers['cache-control']).toBe('no-cache');
  const { remotes, keys } = answer.json();
  expect(remotes).toEqual(registry().remotes);
  const { signatures } = (await app.inject('/registry.json.sig')).json();
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: keys[0].public_key },
    format: 'jwk',
  });
  const signature = Buffer.from(signatures[0].signature, 'base64');
  expect(verify(null, answer.rawPayload, key, signature)).toBe(true);
});

it('serves a deployed script for a year, to any origin [M3]', async () => {
  const answer = await (await shop()).inject('/remotes/mf-catalog/1.0.0/entry.js');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
});

it('answers 404 for a script that is not there, not the page [M4]', async () => {
  const answer = await (await shop()).inject('/remotes/mf-catalog/1.0.0/gone.js');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
});

it('uses a changed registry for the next page [M3]', async () => {
  const { app, config, clock } = await testApp({ env: { DIST_DIR: dist } });
  const source = (await shopOf(config, clock.now, app.log))?.registry;
  const signer = source?.signer();
  if (!source || !signer) throw new Error('the test app has no registry');
  await changeRegistry(source, signer, clock.now(), (next) => {
    const remote = next.remotes['mf-catalog'];
    const [first] = Object.values(remote?.versions ?? {});
    if (!remote || !first) throw new Error('mf-catalog is not deployed');
    remote.versions['1.0.1'] = { ...first, base: '/remotes/mf-catalog/1.0.1/' };
    remote.stable = '1.0.1';
    return next;
  });
  expect((await app.inject('/')).body).toContain('/remotes/mf-catalog/1.0.1/');
});

it.each([
  ['is missing', undefined, /there is no registry/],
  ['is not JSON', 'nonsense', /is not JSON/],
  ['lacks a field', '{"sequence":1}', /damaged at remotes/],
])(
  'does not start when the registry %s, and says how to fix it [M1]',
  async (_what, text, message) => {
    if (text === undefined) rmSync(path.join(dist, 'registry.json'));
    else writeRegistry(text);
    await expect(shop()).rejects.toThrow(message);
    await expect(shop()).rejects.toThrow(/npm run build/);
  },
);
