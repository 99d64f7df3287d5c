import { compositionIn, deployedScripts, foreignScripts } from './served-composition.ts';

const remote = (version: string) => ({
  version,
  entry: 'entry.js',
  routes: [],
  fills: {},
  requires: '^1.0.0',
  integrity: {},
  base: `/remotes/mf-cart/${version}/`,
  status: 'live',
});
const page = (composition: object) =>
  `<body><script type="application/json" id="pinpu-composition">${JSON.stringify(composition)}</script></body>`;

const ofPage = () =>
  compositionIn(
    page({
      id: 'one',
      remotes: { 'mf-cart': remote('1.0.0') },
      shell: { base: '/remotes/shell/2.0.0/', version: '2.0.0', integrity: {} },
    }),
  );

it.each([
  ['of its own remotes and shell', ['mf-cart/1.0.0/a.js', 'shell/2.0.0/main.js'], []],
  ['of another version', ['mf-cart/1.0.1/a.js'], ['mf-cart/1.0.1/a.js']],
  ['of another shell', ['shell/2.0.1/main.js?x'], ['shell/2.0.1/main.js?x']],
  ['of a remote that it does not have', ['mf-promo/1.0.0/a.js'], ['mf-promo/1.0.0/a.js']],
])('finds what a page loaded %s [M1]', (_what, loaded, foreign) => {
  const urls = (files: string[]) => files.map((file) => `http://shop.test/remotes/${file}`);
  const others = ['http://shop.test/api/cart', 'http://shop.test/remotes/mf-cart/3.0.0/a.png'];
  expect(foreignScripts(ofPage(), [...urls(loaded), ...others])).toEqual(urls(foreign));
  expect(deployedScripts([...urls(loaded), ...others])).toBe(loaded.length);
});

it('the error quotes the response where it is no page of the shop', () => {
  expect(() => compositionIn('502 Bad Gateway')).toThrow('no page of the shop: 502 Bad Gateway');
});
