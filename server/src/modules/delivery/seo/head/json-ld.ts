import type { Category } from '@pinpu/shared/contracts';
import { categoryAddress } from '@pinpu/shared/domain';
import { listPath } from '../../composition/pages.ts';
import type { PageRequest } from './page-head.ts';

export const CONTEXT = 'https://schema.org';
const SEARCH_TERM = 'search_term_string';

export type Crumb = readonly [name: string, path: string];

export function shelfCrumbs(
  { composition, facts: { categories } }: PageRequest,
  category: Category | undefined,
): Crumb[] {
  const parent = categories.find((one) => one.cate_id === category?.parent_cate_id);
  return [parent, category].flatMap((one) =>
    one === undefined
      ? []
      : [[one.cate_name, listPath(composition, categoryAddress(categories, one)) ?? '/'] as const],
  );
}

export const breadcrumbData = ({ absolute }: PageRequest, crumbs: readonly Crumb[]) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [['首頁', '/'] as const, ...crumbs].map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: absolute(path),
  })),
});

export function shopData({ absolute, facts, composition }: PageRequest): object[] {
  const shop = { name: facts.name.text, url: absolute('/') };
  const search = listPath(composition, SEARCH_TERM);
  return [
    { '@context': CONTEXT, '@type': 'Organization', ...shop, logo: absolute('/icon-512.png') },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      ...shop,
      inLanguage: 'zh-Hant-TW',
      ...(search && {
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: absolute(search.replace(SEARCH_TERM, `{${SEARCH_TERM}}`)),
          },
          'query-input': `required name=${SEARCH_TERM}`,
        },
      }),
    },
  ];
}

export const collectionData = (
  { absolute }: PageRequest,
  list: { name: string; description: string; path: string },
) => ({
  '@context': CONTEXT,
  '@type': 'CollectionPage',
  name: list.name,
  description: list.description,
  url: absolute(list.path),
  inLanguage: 'zh-Hant-TW',
});

export const makerData = (
  { absolute }: PageRequest,
  maker: {
    name: string;
    place: string;
    description: string;
    picture: string | undefined;
    path: string;
  },
) => ({
  '@context': CONTEXT,
  '@type': 'ProfilePage',
  inLanguage: 'zh-Hant-TW',
  url: absolute(maker.path),
  mainEntity: {
    '@type': 'Organization',
    name: maker.name,
    description: maker.description,
    image: maker.picture,
    address: maker.place === '' ? undefined : maker.place,
  },
});
