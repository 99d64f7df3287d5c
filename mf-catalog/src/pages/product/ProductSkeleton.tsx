import { theme } from '@pinpu/shared/theme';
import { Skeleton, Spinner } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { GalleryPlace, GalleryWindow } from './gallery/gallery-layout.ts';
import { Facts, Layout, Pictures } from './product-layout.ts';

/** The spinner (ledger P8), with the places of picture and words kept, so that nothing jumps when they come. */
export function ProductSkeleton() {
  return (
    <Waiting>
      <Crumb />
      <Pictures>
        <GalleryPlace>
          <GalleryWindow>
            <Skeleton $ratio={1} />
          </GalleryWindow>
        </GalleryPlace>
      </Pictures>
      <Facts>
        <Words>
          <Skeleton $width="80%" $height={theme.size[32]} />
          <Skeleton $width="50%" />
          <Skeleton $width="30%" $height={theme.size[40]} />
          <Spinner label="商品載入中" />
        </Words>
      </Facts>
    </Waiting>
  );
}

/** A screen high, so that the footer waits below. */
const Waiting = styled(Layout)`
  min-height: 100dvh;
`;

/** As high as the way back will be, which is pulled up by the layout. */
const Crumb = styled.div`
  grid-area: crumb;
  min-height: ${theme.space[32]};
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[16]};
`;
