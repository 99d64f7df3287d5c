import type { Product } from '@pinpu/shared/contracts';
import {
  isGroupPriceLevel,
  MAIN_PICTURE_SIZES,
  productPath,
  VARIANT_PARAM,
} from '@pinpu/shared/domain';
import { prefetchQuery, queryClient, useQuery, useQueryClient } from '@pinpu/shared/query';
import { useLocation, useNavigate, useParams } from '@pinpu/shared/router';
import type { PageAddress, PageParams } from '@pinpu/shared/slots';
import {
  appStore,
  priceLevelAtom,
  useAtomValue,
  useDocumentTitle,
  userTokenAtom,
} from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Page, preloadHtmlBlock } from '@pinpu/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { listPath } from '../../features/catalog-paths.ts';
import { NothingHere } from '../../features/NothingHere.tsx';
import { ProductsError } from '../../features/ProductsError.tsx';
import { preloadPicture } from '../../features/preload-picture.ts';
import { productQuery } from '../../features/product-queries.ts';
import { usePageScroll } from '../../features/scroll/use-page-scroll.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductView } from './ProductView.tsx';

/** The variant that an address names, as `?v=` or in place of the product; '' for none. */
const namedVariant = ({ prd_id }: Product, id: string, search: string): string =>
  new URLSearchParams(search).get(VARIANT_PARAM) ?? (id === prd_id ? '' : id);

const pictureOf = (product: Product, var_id: string): string =>
  product.variants?.find((one) => one.var_id === var_id)?.picture || product.prd_man_pic;

export async function prefetchProduct({ ID }: PageParams, { search }: PageAddress) {
  if (ID === undefined) return;
  const query = productQuery(ID, appStore.get(userTokenAtom));
  await prefetchQuery(query);
  const product = queryClient.getQueryData(query.queryKey);
  const picture = product && pictureOf(product, namedVariant(product, ID, search));
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
  const { search } = useLocation();
  const token = useAtomValue(userTokenAtom);
  const { data: product, isError, refetch } = useQuery(productQuery(id, token));
  useProductAddress(id, product);
  if (product === undefined && isError)
    return (
      <Alone>
        <ProductsError onRetry={refetch} />
      </Alone>
    );
  if (product === undefined) return <ProductSkeleton />;
  if (product === null) return <ProductNotFound />;
  return <ProductView product={product} named={namedVariant(product, id, search)} />;
}

/** Replaces an address with a variant's code by its product's, which shows that variant. */
function useProductAddress(id: string, product: Product | null | undefined) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const token = useAtomValue(userTokenAtom);
  const isPromo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  const { search } = useLocation();
  useEffect(() => {
    if (!product || product.prd_id === id) return;
    cache.setQueryData(productQuery(product.prd_id, token).queryKey, product);
    const query = new URLSearchParams(search);
    query.set(VARIANT_PARAM, namedVariant(product, id, search));
    const to = `${productPath(product.prd_id, isPromo)}?${query}`;
    navigate(to, { replace: true });
  }, [cache, navigate, token, isPromo, search, id, product]);
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
