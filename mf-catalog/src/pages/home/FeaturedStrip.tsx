import { useQuery } from '@pinpu/shared/query';
import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { Icon, PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { listPath } from '../../features/catalog-paths.ts';
import { HOME_FEATURED } from '../../features/limits.ts';
import { ProductsError } from '../../features/ProductsError.tsx';
import { ProductTile } from '../../features/ProductTile.tsx';
import { featuredQuery } from '../../features/product-queries.ts';
import { TileSkeletons } from '../../features/TileSkeletons.tsx';
import { Patchwork } from './patchwork.ts';

// The widths of `Patchwork`'s pieces; the first one spans two columns from tablets on.
const leadSizes =
  '(min-width:1264px) 466px, (min-width:900px) calc(40vw - 40px), (min-width:600px) calc(66.7vw - 51px), calc(62vw - 20px)';
const restSizes =
  '(min-width:1264px) 221px, (min-width:900px) calc(20vw - 32px), (min-width:600px) calc(33.3vw - 37px), calc(44vw - 14px)';

/** Six featured products: a swipeable row on phones, else a grid around the first (spec §2). */
export function FeaturedStrip({ title = '鋪裡精選' }: { title?: string }) {
  const { data, isError, refetch } = useQuery(featuredQuery);
  if (isError) return <ProductsError onRetry={refetch} />;
  if (data?.length === 0) return null;
  return (
    <PageSection title={title}>
      <Patchwork $full={data === undefined || data.length === HOME_FEATURED}>
        {data?.map((item, at) => (
          <li key={item.prd_id}>
            <ProductTile item={item} sizes={at === 0 ? leadSizes : restSizes} />
          </li>
        )) ?? <TileSkeletons count={HOME_FEATURED} />}
        <Rest>
          <More to={listPath('', false)}>
            看更多商品
            <Icon name="chevronRight" size={20} />
          </More>
        </Rest>
      </Patchwork>
    </PageSection>
  );
}

const Rest = styled.li`
  display: grid;
`;

const More = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[8]};
  min-height: ${theme.width.touch};
  padding: ${theme.space[16]};
  background: ${theme.colour.tint};
  font-family: ${theme.font.serif};
  font-size: ${theme.size[20]};
  font-weight: ${theme.weight.bold};
  line-height: ${theme.leading.heading};
  text-decoration: none;
  transition: background ${theme.motion.quick};
  ${theme.media.hover} { &:hover { background: ${theme.colour.line}; } }
  ${theme.media.desktop} {
    aspect-ratio: 1;
    align-self: start;
    font-size: ${theme.size[25]};
    writing-mode: vertical-rl;
    letter-spacing: .1em;
  }
`;
