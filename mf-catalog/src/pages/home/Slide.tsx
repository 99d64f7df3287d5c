import type { Slideshow } from '@pinpu/shared/contracts';
import { type SlideSources, slideSources } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { Mark, servedPictureSources, usePictureSources, VisuallyHidden } from '@pinpu/shared/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { SlideCaption } from './SlideCaption.tsx';
import { slideBox } from './slide-box.ts';

/** One slide: its picture or a blank one, its caption, and its link. The first is the page's LCP element. */
export function Slide({ slide, first }: { slide: Slideshow; first: boolean }) {
  const { phone, wider } = slideSources(slide);
  const silent = [slide.title, slide.sub_title, slide.caption].every((text) => text === '');
  const [broken, setBroken] = useState(false);
  const fail = () => setBroken(true);
  const alt = silent ? '活動看板' : '';
  return (
    <Way url={slide.url} target={slide.target}>
      {broken ? (
        <BlankSlide label={alt} />
      ) : (
        <>
          <SlideImage of={phone} size={[4, 5]} alt={alt} first={first} onError={fail} />
          <SlideImage of={wider} size={[21, 9]} alt={alt} first={first} onError={fail} />
        </>
      )}
      {!silent && <SlideCaption slide={slide} />}
    </Way>
  );
}

interface SlideImageProps {
  of: SlideSources;
  /** Width and height, as numbers of a ratio. */
  size: readonly [number, number];
  alt: string;
  first: boolean;
  onError: () => void;
}

/** A picture of one pixel in a data URL, so that it needs no request. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/**
 * The picture for one kind of screen. The server does not know the screen and sends both; the other one is hidden, and
 * its `sizes` select the blank picture. The first slide loads eagerly, to be part of the first paint: a lazy picture is
 * requested only after that.
 */
function SlideImage({ of: sources, size: [width, height], alt, first, onError }: SlideImageProps) {
  const { media, sizes, srcSet, src } = sources;
  const choice = { sizes, srcSet: `${BLANK} 8w, ${srcSet}`, src };
  const image = usePictureSources<HTMLImageElement>(choice);
  return (
    <Image
      {...servedPictureSources(choice)}
      ref={image}
      $media={media}
      width={width}
      height={height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      draggable={false}
      onError={onError}
    />
  );
}

type WayProps = Pick<Slideshow, 'url' | 'target'> & { children: ReactNode };

/**
 * Uses the router for links within the shop, else a plain link. A slide without an http(s) address, e.g. with a script,
 * has no link.
 */
function Way({ url, target, children }: WayProps) {
  const within = /^\/(?![/\\])/.test(url);
  if (!within && !/^https?:\/\//i.test(url)) return <Area>{children}</Area>;
  const place = within ? { as: Link, to: url } : { as: 'a' as const, href: url };
  const newTab = target === '_blank';
  return (
    <Area {...place} target={target} rel={newTab ? 'noopener' : undefined} draggable={false}>
      {children}
      {newTab && <VisuallyHidden>（另開新分頁）</VisuallyHidden>}
    </Area>
  );
}

const Area = styled.div<{ to?: string; href?: string; target?: string; rel?: string }>`
  position: relative;
  display: block;
  color: ${theme.colour.ink};
  text-decoration: none;
  &:focus-visible { outline-offset: -4px; }
`;

const Image = styled.img<{ $media: string }>`
  ${slideBox}
  filter: ${theme.picture.filter};
  object-fit: cover;
  @media not all and ${({ $media }) => $media} { display: none; }
`;

/** Replaces a slide's picture that failed to load; `label` names the slide if it has no caption. */
function BlankSlide({ label }: { label: string }) {
  const named = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Paper {...named}>
      <Mark size={72} />
    </Paper>
  );
}

const Paper = styled.div`
  ${slideBox}
  display: grid;
  place-items: center;
  color: ${theme.colour.edge};
`;
