import type { ProductListWanted } from '@pinpu/shared/api';
import { useQuery } from '@pinpu/shared/query';
import { useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { FIRST_ROW } from '../../features/first-row.ts';
import { PartFailed } from '../../features/PartFailed.tsx';
import { ProductTile } from '../../features/ProductTile.tsx';
import { listQuery } from '../../features/product-queries.ts';
import { TilesOnTheirWay } from '../../features/TilesOnTheirWay.tsx';

type ProductRequestProps = { wanted: ProductListWanted; page: number; count: number };

/** The first `count` products of one request, as items of the grid. */
export function ProductRequest({ wanted, page, count }: ProductRequestProps) {
  const token = useAtomValue(userTokenAtom);
  const { data, isError, refetch } = useQuery(listQuery(wanted, page, token));
  if (isError)
    return (
      <li>
        <PartFailed onRetry={refetch} />
      </li>
    );
  if (data === undefined) return <TilesOnTheirWay count={count} />;
  return data.items.slice(0, count).map((item, at) => (
    <li key={item.prd_id}>
      <ProductTile
        item={item}
        level={2}
        eager={page === 1 && at < FIRST_ROW}
        first={page === 1 && at === 0}
      />
    </li>
  ));
}
