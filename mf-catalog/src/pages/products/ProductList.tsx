import type { ProductItem } from '@pinpu/shared/contracts';
import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { useDeferredRender, WithoutScript } from '@pinpu/shared/ui';
import { type ReactNode, useRef } from 'react';
import styled, { css } from 'styled-components';
import type { ProductListParams } from '../../api/products.ts';
import { FIRST_ROW } from '../../features/first-row.ts';
import { LIST_PAGE_SIZE } from '../../features/limits.ts';
import { ListProgress } from '../../features/listing/ListProgress.tsx';
import { TileArea, TileGrid } from '../../features/listing/TileGrid.tsx';
import { useFocusFirstNew } from '../../features/listing/use-focus-first-new.ts';
import { useScrollRestoration } from '../../features/listing/use-scroll-restoration.ts';
import { ProductsError } from '../../features/ProductsError.tsx';
import { ProductTile } from '../../features/ProductTile.tsx';
import type { TileChoice } from '../../features/TileChoiceBox.tsx';
import { TileSkeletons } from '../../features/TileSkeletons.tsx';
import { useListedProducts } from './use-listed-products.ts';

/** The number of products on the first screen, even the largest; the others are rendered once these are visible. */
const FIRST_RENDERED = 8;

type ProductListProps = {
  params: ProductListParams;
  /** The number of products before the first one shown. */
  before: number;
  /** The address of this list, starting after `before` products. */
  addressFrom: (before: number) => string;
  choice: TileChoice | undefined;
  /** Content below a tile: on a bundle's page the quantity. */
  foot?: ((item: ProductItem) => ReactNode) | undefined;
};

/** The grid: 21 products at a time, from requests of 100; more on demand (spec §2). */
export function ProductList(props: ProductListProps) {
  const { params, choice, foot, addressFrom } = props;
  const grid = useRef<HTMLUListElement>(null);
  const { shown, setShown, found } = useScrollRestoration(grid);
  const listed = useListedProducts(params, shown, props.before);
  const { items, before, coming, failed, error, retry, total, needsRequest } = listed;
  const isComplete = useDeferredRender(found, items.length > 0);
  const rendered = isComplete ? items : items.slice(0, FIRST_RENDERED);
  const focusNew = useFocusFirstNew(grid, rendered.length);
  const showMore = () => setShown(shown + LIST_PAGE_SIZE);
  const tile = (item: ProductItem, at: number) => (
    <li key={item.prd_id} data-prd={item.prd_id}>
      <ProductTile item={item} level={2} eager={at < FIRST_ROW} first={at === 0} choice={choice} />
      {foot?.(item)}
    </li>
  );
  return (
    <TileArea>
      {before > 0 && (
        <Earlier to={addressFrom(Math.max(0, before - LIST_PAGE_SIZE))}>看前面的商品</Earlier>
      )}
      <Tiles ref={grid} $withFoot={foot !== undefined}>
        {rendered.map(tile)}
        <TileSkeletons count={coming + items.length - rendered.length} before={rendered.length} />
        <WithoutScript>
          {items.slice(rendered.length).map((item) => tile(item, FIRST_RENDERED))}
        </WithoutScript>
      </Tiles>
      {failed && <ProductsError error={error} onRetry={retry} />}
      {total !== undefined && (
        <ListProgress
          before={before}
          shown={items.length}
          total={total}
          next={addressFrom(before + LIST_PAGE_SIZE)}
          waiting={coming > 0}
          stuck={failed}
          byItself={!needsRequest}
          onMore={showMore}
          onPress={() => {
            focusNew(items.length);
            showMore();
          }}
        />
      )}
    </TileArea>
  );
}

/** With room at the bottom of each tile for `foot`. */
const Tiles = styled(TileGrid)<{ $withFoot: boolean }>`
  ${({ $withFoot }) =>
    $withFoot &&
    css`
      --tile-text: 13.5rem;
      > li { display: grid; grid-template: 1fr auto / minmax(0, 1fr); }
    `}
`;

const Earlier = styled(Link)`
  justify-self: center;
  padding: ${theme.space[12]};
`;
