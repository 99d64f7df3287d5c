import { type NavigationItem, navigationItemSchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';

/** Element id of the footer's about section. */
export const ABOUT_ID = 'about';

const about: NavigationItem = { text: '關於我們', href: `#${ABOUT_ID}` };

/** Default navigation (spec §2: about us, product list, external link, UI kit). */
const ownNavigation: readonly NavigationItem[] = [
  {
    text: '商品列表',
    items: [
      { text: '全部商品', href: '/products' },
      { text: '團購好物', href: '/pl' },
    ],
  },
  { text: '外部連結', href: 'https://example.com/', newTab: true },
  { text: '介面元件', href: '/ui-kit' },
];

/** The configured navigation without invalid entries, or the default. */
export function navigationFrom(
  configured: unknown,
  saysWhoItIs: boolean,
): readonly NavigationItem[] {
  if (!Array.isArray(configured)) return saysWhoItIs ? [about, ...ownNavigation] : ownNavigation;
  return configured.flatMap((entry) => {
    const { success, data } = safeParse(navigationItemSchema, entry);
    return success ? [data] : [];
  });
}
