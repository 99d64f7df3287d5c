import { testRemotes } from '../testing/compositions.ts';
import { navigationFrom } from './navigation.ts';

const { composition } = testRemotes();

const texts = (configured: unknown, saysWhoItIs = true) =>
  navigationFrom(configured, saysWhoItIs, composition).map(({ text }) => text);

it('uses the configured entries, plain links and dropdowns [F12]', () => {
  const entries = [
    { text: '部落格', href: 'https://blog.test/', newTab: true },
    { text: '商品', items: [{ text: '茶', href: '/products/茶' }] },
  ];
  expect(navigationFrom(entries, true, composition)).toEqual(entries);
});

it('defaults to about us, product list, external link and UI kit [F12]', () => {
  expect(texts(undefined)).toEqual(['關於我們', '商品列表', '外部連結', '介面元件']);
  expect(texts(undefined, false)).toEqual(['商品列表', '外部連結', '介面元件']);
});

it('drops invalid entries and keeps the rest [F12]', () => {
  const script = { text: '點我', href: 'javascript:alert(1)' };
  const elsewhere = { text: '別家', href: '//elsewhere.test' };
  expect(
    texts([script, elsewhere, null, { text: '' }, { text: '茶', href: '/products/茶' }]),
  ).toEqual(['茶']);
  expect(texts([{ text: '壞群組', items: [script] }])).toEqual([]);
});

it('drops an invalid link of a group and keeps the group with its others [finding D23] [F12]', () => {
  const links = [
    { text: '茶', href: '/products/茶' },
    { text: '點我', href: 'javascript:alert(1)' },
    { text: '', href: '/p' },
    { text: '群組', items: [{ text: '茶', href: '/p' }] },
    { text: '糕餅', href: '/products/糕餅' },
  ];
  const entries = [{ text: '商品', items: links }];
  expect(navigationFrom(entries, true, composition)).toEqual([
    { text: '商品', items: [links[0], links[4]] },
  ]);
});

it('leads to the lists where the remotes serve them [F12]', () => {
  expect(navigationFrom(undefined, false, composition)[0]).toMatchObject({
    items: [{ href: '/products' }, { href: '/pl' }],
  });
});
