import type { Composition, NavigationItem } from '@pinpu/shared/contracts';
import { LINK_TEXT_MAX, SAFE_ADDRESS } from '@pinpu/shared/domain';
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

type NavigationLink = Extract<NavigationItem, { href: string }>;

function validText(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text.length > 0 && text.length <= LINK_TEXT_MAX ? text : undefined;
}

/** Validates a link like `navigationItemSchema`; the frame reads it before the contracts' library is loaded. */
function validLink(entry: unknown): NavigationLink[] {
  const { text, href, newTab } = Object(entry);
  const valid = validText(text);
  const isNewTab = newTab === undefined || typeof newTab === 'boolean';
  if (valid === undefined || !isNewTab) return [];
  if (typeof href !== 'string' || !SAFE_ADDRESS.test(href)) return [];
  return [{ text: valid, href, ...(newTab !== undefined && { newTab }) }];
}

/** A valid entry, with only the valid links of a group; none for an invalid entry, or a group without valid links. */
function validEntry(entry: unknown): NavigationItem[] {
  if (!isGroup(entry)) return validLink(entry);
  const items = entry.items.filter((item) => !isGroup(item)).flatMap(validLink);
  const text = validText(Object(entry).text);
  return items.length === 0 || text === undefined ? [] : [{ text, items }];
}
