import type { ProductListWanted } from '@pinpu/shared/api';
import { LIST_PAGE_SIZE, LIST_REQUEST_SIZE } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Grid } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { TilesOnTheirWay } from '../../features/TilesOnTheirWay.tsx';
import { ListEnd } from './ListEnd.tsx';
import { MoreProducts } from './MoreProducts.tsx';
import { ProductRequest } from './ProductRequest.tsx';
import { useShownCount } from './use-shown-count.ts';

type ProductListProps = {
  wanted: ProductListWanted /** Undefined while the list is on its way. */;
  total: number | undefined;
};

const requestsFor = (count: number) => Math.ceil(count / LIST_REQUEST_SIZE);

/** The grid: 21 products at a time out of requests of 100, more as the shopper goes on (spec §2). */
export function ProductList({ wanted, total }: ProductListProps) {
  const { shown, showMore } = useShownCount();
  if (total === undefined)
    return (
      <Grid>
        <TilesOnTheirWay count={LIST_PAGE_SIZE} />
      </Grid>
    );
  const count = Math.min(shown, total);
  const requests = Array.from({ length: requestsFor(count) }, (_, at) => at);
  return (
    <Stretch>
      <Grid>
        {requests.map((at) => (
          <ProductRequest
            key={at}
            wanted={wanted}
            page={at + 1}
            count={Math.min(LIST_REQUEST_SIZE, count - at * LIST_REQUEST_SIZE)}
          />
        ))}
      </Grid>
      {count < total ? (
        <MoreProducts
          left={total - count}
          needsRequest={requestsFor(Math.min(shown + LIST_PAGE_SIZE, total)) > requestsFor(count)}
          onMore={showMore}
        />
      ) : (
        <ListEnd />
      )}
    </Stretch>
  );
}

const Stretch = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[32]};
`;
