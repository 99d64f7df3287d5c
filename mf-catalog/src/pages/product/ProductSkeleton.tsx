import { theme } from '@pinpu/shared/theme';
import { Skeleton, Spinner } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { GalleryPlace, GalleryWindow, THUMBNAIL, ThumbnailRow } from './gallery/gallery-layout.ts';
import { Facts, Layout, Pictures, Top } from './product-layout.ts';

/** One entry per thumbnail; most products have three pictures. */
const PICTURES = [1, 2, 3];

/** The spinner (ledger P8), with room reserved for picture and text, so that nothing moves when they load. */
export function ProductSkeleton() {
  return (
    <Waiting>
      <Crumb />
      <Top>
        <Pictures>
          <GalleryPlace $several>
            <GalleryWindow $several>
              <Skeleton $ratio={1} />
            </GalleryWindow>
            <ThumbnailRow as="div">
              {PICTURES.map((at) => (
                <Skeleton key={at} $width={THUMBNAIL} $ratio={1} />
              ))}
            </ThumbnailRow>
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
      </Top>
    </Waiting>
  );
}

/** A full screen high, so that the footer stays below the fold. */
const Waiting = styled(Layout)`
  min-height: 100dvh;
`;

/** As high as the breadcrumb, with the layout's negative margin. */
const Crumb = styled.div`
  grid-area: crumb;
  min-height: ${theme.space[32]};
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[16]};
`;
