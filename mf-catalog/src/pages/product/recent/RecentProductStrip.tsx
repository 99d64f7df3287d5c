import { useQuery } from '@pinpu/shared/query';
import { useAtomValue, userTokenAtom, useSetAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { ProductTile } from '../../../features/ProductTile.tsx';
import { namedQuery } from '../../../features/product-queries.ts';
import { forgetProductsAtom } from './recent-products.ts';

/** Recently viewed products that are still for sale, as a swipeable row. Hidden if empty. */
export function RecentProductStrip({ ids }: { ids: readonly string[] }) {
  const forget = useSetAtom(forgetProductsAtom);
  const token = useAtomValue(userTokenAtom);
  const { data = [] } = useQuery(namedQuery(ids, token));
  if (data.length === 0) return null;
  return (
    <PageSection
      title="最近看過"
      more={
        <Button size="small" variant="quiet" onClick={forget}>
          清除紀錄
        </Button>
      }
    >
      <Strip>
        {data.map((item) => (
          <li key={item.prd_id}>
            <ProductTile item={item} sizes="(min-width:900px) 180px, 148px" />
          </li>
        ))}
      </Strip>
    </PageSection>
  );
}

const Strip = styled.ul`
  display: grid;
  grid: auto / auto-flow 148px;
  gap: ${theme.space[12]};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  li { scroll-snap-align: start; }
  ${theme.media.phone} {
    margin-inline: calc(-1 * var(--side));
    padding-inline: var(--side);
    scroll-padding-inline: var(--side);
  }
  ${theme.media.desktop} { grid-auto-columns: 180px; gap: ${theme.space[24]}; }
`;
