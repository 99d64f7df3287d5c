import type { Maker } from '@pinpu/shared/contracts';
import { useQueries } from '@pinpu/shared/query';
import { useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { EmptyState, PageSection } from '@pinpu/shared/ui';
import { useRef } from 'react';
import { FIRST_ROW } from '../../features/first-row.ts';
import { ListProgress } from '../../features/listing/ListProgress.tsx';
import { TileArea, TileGrid } from '../../features/listing/TileGrid.tsx';
import { useFocusFirstNew } from '../../features/listing/use-focus-first-new.ts';
import { useScrollRestoration } from '../../features/listing/use-scroll-restoration.ts';
import { ProductsError } from '../../features/ProductsError.tsx';
import { ProductTile } from '../../features/ProductTile.tsx';
import { makerQuery } from '../../features/product-queries.ts';
import { TileSkeletons } from '../../features/TileSkeletons.tsx';

/** The first `shown` goods of a maker, loaded page by page. */
function useMakerGoods({ maker_id, goods: { size, total } }: Maker, shown: number) {
  const token = useAtomValue(userTokenAtom);
  const count = Math.max(1, Math.ceil(Math.min(shown, total) / size));
  const pages = useQueries({
    queries: Array.from({ length: count }, (_none, at) => makerQuery(maker_id, at + 1, token)),
  });
  const items = pages.flatMap(({ data }) => data?.goods.items ?? []);
  const failed = pages.find(({ isError, data }) => isError && data === undefined);
  const isWaiting = pages.some(({ isFetching, data }) => isFetching && data === undefined);
  const known = [...new Map(items.map((item) => [item.prd_id, item])).values()];
  return {
    items: known,
    // Products withdrawn meanwhile are not waited for.
    total: count * size >= total && !isWaiting && failed === undefined ? known.length : total,
    coming: isWaiting ? Math.min(size, total - items.length) : 0,
    failed: failed !== undefined,
    retry: () => void failed?.refetch(),
  };
}

/** The goods of a maker that are for sale; more are loaded by a press. */
export function MakerGoods({ maker }: { maker: Maker }) {
  const { size } = maker.goods;
  const grid = useRef<HTMLUListElement>(null);
  const { shown, setShown } = useScrollRestoration(grid);
  const { items, total, coming, failed, retry } = useMakerGoods(maker, shown);
  const focusNew = useFocusFirstNew(grid, items.length);
  const showMore = () => setShown(items.length + size);
  if (maker.goods.total === 0)
    return <EmptyState>{maker.maker_name}目前沒有商品，請過一陣子再來看看。</EmptyState>;
  return (
    <PageSection title={`${maker.maker_name}的商品`}>
      <TileArea>
        <TileGrid ref={grid}>
          {items.map((item, at) => (
            <li key={item.prd_id} data-prd={item.prd_id}>
              <ProductTile item={item} eager={at < FIRST_ROW} />
            </li>
          ))}
          <TileSkeletons count={coming} before={items.length} />
        </TileGrid>
        {failed && <ProductsError onRetry={retry} />}
        <ListProgress
          shown={items.length}
          total={total}
          waiting={coming > 0}
          stuck={failed}
          byItself={false}
          onMore={showMore}
          onPress={() => {
            focusNew(items.length);
            showMore();
          }}
        />
      </TileArea>
    </PageSection>
  );
}
