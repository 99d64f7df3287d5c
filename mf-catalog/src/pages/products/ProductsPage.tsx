import { TILE_PICTURE_SIZES } from '@pinpu/shared/domain';
import { prefetchQuery, queryClient, useQuery } from '@pinpu/shared/query';
import { useLocation, useParams, useSearchParams } from '@pinpu/shared/router';
import type { PageAddress, PageParams } from '@pinpu/shared/slots';
import { appStore, categoriesAtom, useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Page } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { FIRST_ROW } from '../../features/first-row.ts';
import { PartFailed } from '../../features/PartFailed.tsx';
import { preloadPicture } from '../../features/preload-picture.ts';
import { listQuery } from '../../features/product-queries.ts';
import { CategoryChips } from './CategoryChips.tsx';
import { ListHeading } from './ListHeading.tsx';
import { listWanted } from './list-wanted.ts';
import { NothingFound } from './NothingFound.tsx';
import { ProductList } from './ProductList.tsx';
import { SortTabs } from './SortTabs.tsx';
import { shelfOf } from './shelf.ts';
import { useListHead } from './use-list-head.ts';

/** Reads the first hundred products of the list, and the first row's pictures, ahead of the page. */
export async function prefetchProducts({ CATE }: PageParams, { pathname, search }: PageAddress) {
  const wanted = listWanted(pathname, CATE, new URLSearchParams(search));
  const query = listQuery(wanted, 1, appStore.get(userTokenAtom));
  await prefetchQuery(query);
  for (const item of queryClient.getQueryData(query.queryKey)?.items.slice(0, FIRST_ROW) ?? [])
    preloadPicture(item.prd_man_pic, TILE_PICTURE_SIZES);
}

/** The product list of a category, a keyword or the whole shop, ordinary or promotional (spec §2). */
export function ProductsPage() {
  const { pathname } = useLocation();
  const { CATE } = useParams();
  const [search] = useSearchParams();
  const wanted = listWanted(pathname, CATE, search);
  const shelf = shelfOf(useAtomValue(categoriesAtom), wanted.cate);
  const token = useAtomValue(userTokenAtom);
  const { data, isError, refetch } = useQuery(listQuery(wanted, 1, token));
  const title = useListHead(wanted, shelf);
  return (
    <Column>
      <ListHeading title={title} count={data?.total} />
      <CategoryChips shelf={shelf} />
      {data?.total === 0 ? (
        <NothingFound cate={wanted.cate} />
      ) : (
        <SortTabs order={wanted.order}>
          {isError ? (
            <PartFailed onRetry={refetch} />
          ) : (
            <ProductList
              key={`${wanted.bundles} ${wanted.cate} ${wanted.order}`}
              wanted={wanted}
              total={data?.total}
            />
          )}
        </SortTabs>
      )}
    </Column>
  );
}

const Column = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  padding-block: ${theme.space[16]} ${theme.space[48]};
  ${theme.media.desktop} {
    gap: ${theme.space[24]};
    padding-block: ${theme.space[32]} ${theme.space[72]};
  }
`;
