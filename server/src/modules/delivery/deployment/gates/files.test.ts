import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type ArtefactFile, contentGate } from './content.ts';
import { compressedGate, integrityGate } from './integrity.ts';

const file = (path: string, text: string, kind = 'script'): ArtefactFile => ({
  path,
  kind,
  bytes: Buffer.from(text),
});
const reasons = (files: ArtefactFile[]) => contentGate(files).map(({ reason }) => reason);
const key = (head: string, length: number) => head + 'a1B2'.repeat(20).slice(0, length);

it.each([
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
  ['a private key', '-----BEGIN PRIVATE KEY-----'],
  ['a key of Amazon Web Services', `AKIA${'A1'.repeat(8)}`],
  ['a token of GitHub', key('ghp_', 36)],
  ['a token of Slack', key('xoxb-', 12)],
  ['a key of Stripe', key('sk_live_', 24)],
  ['a token of Pinpu', key('pinpu_deploy_', 43)],
  ['a password in an address', 'postgres://shop:hunter2@db/shop'],
])('rejects a file with %s', (what, text) => {
  expect(reasons([file('a.js', `const x="${text}"`)])).toEqual([`a.js contains ${what}`]);
});

it.each([
  'throw Error("/home/mei/shop/mf-cart/src/pages/cart/CartPage.tsx")',
  'e("file:///work/shop/mf-cart/src/routes.tsx",1)',
  "x='/Users/mei/shop/node_modules/react/index.js'",
  'x="C:\\\\Users\\\\mei\\\\shop\\\\a.ts"',
])('rejects the path of a source: %s', (text) => {
  expect(reasons([file('a.js', text)])).toEqual([
    expect.stringContaining('a.js names a file of the machine that built it'),
  ]);
});

it.each([
  'fetch("/api/product/1.json")',
  'x="./page-cart.3f2a9c01de.js"',
  '"https://shop.example/a.js"',
  'const home="/product/P0101",e="mei@pinpu.test"',
  '//# sourceMappingURL=a.js.map',
])('admits %s', (text) => {
  expect(reasons([file('a.js', text)])).toEqual([]);
});

it('rejects style sheets, maps with sources, and maps inside a script', () => {
  expect(
    reasons([
      file('a.css', 'a{}', 'style'),
      file('a.js.map', '{"sources":["a.ts"],"mappings":""}', 'source-map'),
      file('b.js.map', '{"sources":[],"mappings":""}', 'source-map'),
      file('c.js', '//# sourceMappingURL=data:application/json;base64,e30='),
    ]),
  ).toEqual([
    'a.css is a style sheet, which browsers load without a check',
    'a.js.map is a source map with the sources',
    'c.js contains its source map',
  ]);
});

describe('the integrity gate [M2]', () => {
  const files = {
    'a.js': { kind: 'script', sha384: 'one' },
    'a.webp': { kind: 'picture', sha384: 'x' },
  };
  const reasonsOf = (hashes: Record<string, string>, checks: string | undefined = 'every-file') =>
    integrityGate({ hashes, checks, files }).map(({ reason }) => reason);

  it('admits a build whose scripts all have their hash', () => {
    expect(reasonsOf({ 'a.js': 'one' })).toEqual([]);
  });

  it.each([
    [{}, 'every-file', 'a.js has no hash in the manifest'],
    [{ 'a.js': 'two' }, 'every-file', 'a.js is not the file whose hash the manifest has'],
    [
      { 'a.js': 'one', 'b.js': 'x' },
      'every-file',
      'the manifest names b.js, which was not uploaded',
    ],
    [{ 'a.js': 'one' }, 'nothing', 'its loader does not check every file it loads'],
  ])('rejects %j with checks: %s', (hashes, checks, reason) => {
    expect(reasonsOf(hashes, checks)).toEqual([reason]);
  });
});

it('rejects a compressed file that is not its original, is broken, or has none [M2]', () => {
  const original = file('a.js', 'const a=1');
  const compressed = (path: string, bytes: Buffer): ArtefactFile => ({
    path,
    kind: 'other',
    bytes,
  });
  const [br, gz] = [brotliCompressSync(original.bytes), gzipSync(original.bytes)];
  expect(compressedGate([original, compressed('a.js.br', br), compressed('a.js.gz', gz)])).toEqual(
    [],
  );
  const other = compressed('a.js.br', brotliCompressSync(Buffer.from('alert(1)')));
  const large = compressed('a.js.gz', gzipSync(Buffer.alloc(6 * 1024 * 1024)));
  for (const wrong of [other, large, compressed('b.js.br', br), compressed('a.js.gz', br)])
    expect(compressedGate([original, wrong])).toMatchObject([{ gate: 'integrity' }]);
});
