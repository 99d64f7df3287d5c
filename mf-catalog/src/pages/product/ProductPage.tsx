import { isGroupPriceLevel, MAIN_PICTURE_SIZES } from '@pinpu/shared/domain';
import { prefetchQuery, queryClient, useQuery } from '@pinpu/shared/query';
import { useParams } from '@pinpu/shared/router';
import type { PageParams } from '@pinpu/shared/slots';
import {
  appStore,
  priceLevelAtom,
  useAtomValue,
  useDocumentTitle,
  userTokenAtom,
} from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Page, preloadHtmlBlock } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { listPath } from '../../features/catalog-paths.ts';
import { NothingHere } from '../../features/NothingHere.tsx';
import { ProductsError } from '../../features/ProductsError.tsx';
import { preloadPicture } from '../../features/preload-picture.ts';
import { productQuery } from '../../features/product-queries.ts';
import { usePageScroll } from '../../features/scroll/use-page-scroll.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductView } from './ProductView.tsx';

export async function prefetchProduct({ ID }: PageParams) {
  if (ID === undefined) return;
  const query = productQuery(ID, appStore.get(userTokenAtom));
  await prefetchQuery(query);
  const picture = queryClient.getQueryData(query.queryKey)?.prd_man_pic;
  if (picture) preloadPicture(picture, MAIN_PICTURE_SIZES);
  await preloadHtmlBlock();
}

/** The product page, ordinary and promotional (spec §2). */
export function ProductPage() {
  const { ID } = useParams();
  return ID === undefined ? <ProductNotFound /> : <KnownId key={ID} id={ID} />;
}

function KnownId({ id }: { id: string }) {
  usePageScroll();
  const token = useAtomValue(userTokenAtom);
  const { data: product, isError, refetch } = useQuery(productQuery(id, token));
  if (product === undefined && isError)
    return (
      <Alone>
        <ProductsError onRetry={refetch} />
      </Alone>
    );
  if (product === undefined) return <ProductSkeleton />;
  return product === null ? <ProductNotFound /> : <ProductView product={product} />;
}

const Alone = styled(Page)`
  padding-block: ${theme.space[48]};
`;

function ProductNotFound() {
  const promo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  useDocumentTitle('找不到商品');
  return (
    <NothingHere heading="找不到商品" to={listPath('', promo)} link="看所有商品">
      找不到這項商品，可能已經下架。鋪裡還有許多好東西，歡迎您再逛逛。
    </NothingHere>
  );
}
