/** One entry of the navigation handed to the frame: a plain link, or a group of entries (spec §2 Header). */
export type NavigationItem =
  | { text: string; href: string; newTab?: boolean }
  | { text: string; items: NavigationItem[] };

/** Placeholders while the shop is being furnished (spec §2: about us, product list, external link, UI kit). */
export const placeholderNavigation: NavigationItem[] = [
  { text: '關於我們', href: '/' },
  {
    text: '商品列表',
    items: [
      { text: '全部商品', href: '/products' },
      { text: '團購好物', href: '/pl' },
    ],
  },
  { text: '外部連結', href: 'https://example.com/', newTab: true },
  { text: '介面元件', href: '/store' },
];
