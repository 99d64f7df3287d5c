import { elementTag, scriptTag, styleTag } from './tag-code.ts';

const shop = 'https://shop.example';

it('a script tag has the key, or a placeholder for it', () => {
  expect(scriptTag({ shop, site: 'pk_1' })).toBe(
    '<script type="module" src="https://shop.example/embed/cart.js?site=pk_1"></script>',
  );
  expect(scriptTag({ shop, site: '' })).toContain('?site=pk_…"');
});

it('the tag of one version has its hash', () => {
  const exact = { src: '/embed/cart-0123456789ab.js', integrity: 'sha384-abc' };
  expect(scriptTag({ shop, site: 'pk_1', exact })).toBe(
    '<script type="module" src="https://shop.example/embed/cart-0123456789ab.js?site=pk_1" integrity="sha384-abc" crossorigin></script>',
  );
});

it('tags have only what is chosen', () => {
  expect(elementTag('pinpu-product', { product: 'P0303', theme: '' })).toBe(
    '<pinpu-product product="P0303"></pinpu-product>',
  );
  expect(styleTag('pinpu-cart', { '--pinpu-seal': '#2F6B5C', '--pinpu-ink': '' })).toBe(
    '<style>\npinpu-cart {\n  --pinpu-seal: #2F6B5C;\n}\n</style>',
  );
  expect(styleTag('pinpu-cart', {})).toBe('');
});
