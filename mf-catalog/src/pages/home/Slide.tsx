import type { Slideshow } from '@pinpu/shared/contracts';
import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SlideCaption } from './SlideCaption.tsx';
import { slidePictures } from './slide-pictures.ts';

/** One slide: its picture, its caption, and where it leads. The first is what the page is measured by. */
export function Slide({ slide, first }: { slide: Slideshow; first: boolean }) {
  const { phone, wider } = slidePictures(slide);
  const silent = [slide.title, slide.sub_title, slide.caption].every((text) => text === '');
  return (
    <Way url={slide.url} target={slide.target}>
      <picture>
        <source {...phone} width={4} height={5} />
        <Image
          src={wider.src}
          srcSet={wider.srcSet}
          sizes={wider.sizes}
          width={21}
          height={9}
          alt={silent ? '活動看板' : ''}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          draggable={false}
        />
      </picture>
      {!silent && <SlideCaption slide={slide} />}
    </Way>
  );
}

type WayProps = Pick<Slideshow, 'url' | 'target'> & { children: ReactNode };

/** Within the shop by the router, elsewhere by a plain link; a slide without an address is only looked at. */
function Way({ url, target, children }: WayProps) {
  if (/^\/(?!\/)/.test(url))
    return (
      <Area as={Link} to={url} target={target} draggable={false}>
        {children}
      </Area>
    );
  if (/^https?:\/\//i.test(url))
    return (
      <Area as="a" href={url} target={target} rel="noopener" draggable={false}>
        {children}
      </Area>
    );
  return <Area>{children}</Area>;
}

const Area = styled.div<{ to?: string; href?: string; target?: string; rel?: string }>`
  position: relative;
  display: block;
  color: ${theme.colour.ink};
  text-decoration: none;
  &:focus-visible { outline-offset: -4px; }
`;

const Image = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 5;
  background: ${theme.colour.tint};
  filter: ${theme.picture.filter};
  object-fit: cover;
  ${theme.media.tablet} { aspect-ratio: 21 / 9; }
`;
