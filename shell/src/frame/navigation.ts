import {
  type Composition,
  type NavigationItem,
  navigationItemSchema,
} from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { listAddress } from '../routing/addresses.ts';

/** Element id of the footer's about section. */
export const ABOUT_ID = 'about';

const about: NavigationItem = { text: '關於我們', href: `#${ABOUT_ID}` };

/** Default navigation (spec §2: about us, product list, external link, UI kit). */
const ownNavigation = (composition: Composition): readonly NavigationItem[] => [
  {
    text: '商品列表',
    items: [
      { text: '全部商品', href: listAddress(composition, '') },
      { text: '團購好物', href: listAddress(composition, '', 1) },
    ],
  },
  { text: '外部連結', href: 'https://example.com/', newTab: true },
  { text: '介面元件', href: '/ui-kit' },
];

/** The configured navigation without invalid entries, or the default. */
export function navigationFrom(
  configured: unknown,
  saysWhoItIs: boolean,
  composition: Composition,
): readonly NavigationItem[] {
  const own = ownNavigation(composition);
  if (!Array.isArray(configured)) return saysWhoItIs ? [about, ...own] : own;
  return configured.flatMap(validEntry);
}

const isGroup = (entry: unknown): entry is { items: unknown[] } =>
  typeof entry === 'object' && entry !== null && 'items' in entry && Array.isArray(entry.items);

/** The entry, of a group with its valid links alone; none for an invalid one and for a group without links. */
function validEntry(entry: unknown): NavigationItem[] {
  if (!isGroup(entry)) return parsed(entry);
  const items = entry.items.filter((item) => !isGroup(item)).flatMap(parsed);
  return items.length === 0 ? [] : parsed({ ...entry, items });
}

function parsed(entry: unknown): NavigationItem[] {
  const { success, data } = safeParse(navigationItemSchema, entry);
  return success ? [data] : [];
}
