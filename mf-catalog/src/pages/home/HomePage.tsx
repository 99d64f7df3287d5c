import type { HomeBlock, Slideshow } from '@pinpu/shared/contracts';
import { isSlideActive, slideSources } from '@pinpu/shared/domain';
import { prefetchQuery } from '@pinpu/shared/query';
import { Slot } from '@pinpu/shared/slots';
import {
  appStore,
  homeContentAtom,
  publicConfigAtom,
  renderTimeAtom,
  shopNameAtom,
  siteDescriptionAtom,
  useAtomValue,
  useDocumentHead,
} from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import {
  HtmlBlock,
  Page,
  preloadHtmlBlock,
  Stack,
  useHtmlBlockReady,
  VisuallyHidden,
} from '@pinpu/shared/ui';
import { preload } from 'react-dom';
import styled from 'styled-components';
import { DeferBelowFold } from '../../features/DeferBelowFold.tsx';
import { featuredQuery, shuffledQuery } from '../../features/product-queries.ts';
import { usePageScroll } from '../../features/scroll/use-page-scroll.ts';
import { useLazyComponent } from '../../features/use-lazy-component.ts';
import { Carousel } from './Carousel.tsx';
import { CategoryBand } from './CategoryBand.tsx';
import { EmptyShop } from './EmptyShop.tsx';
import { FeaturedStrip } from './FeaturedStrip.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { ShuffledGrid } from './ShuffledGrid.tsx';

const loadArranged = async () =>
  (await import(/* webpackChunkName: "home-blocks" */ './blocks/ArrangedBlocks.tsx'))
    .ArrangedBlocks;

/** Loads home's content and the first slide's picture, before the frame appears. */
export function prefetchHome() {
  const content = appStore.get(homeContentAtom);
  const [first] = activeSlides(content?.slideshows ?? [], new Date());
  if (first !== undefined) preloadSlide(first);
  return Promise.all([
    appStore.get(publicConfigAtom)?.home_blocks && loadArranged(),
    (content?.header_html || content?.banner_html) && preloadHtmlBlock(),
    prefetchQuery(featuredQuery),
    prefetchQuery(shuffledQuery),
  ]);
}

/** Home's default blocks (spec §2). */
function OwnBlocks({ header, banner }: { header: string; banner: string }) {
  return (
    <>
      <Intro $gap={24}>
        <HtmlBlock html={header} />
        <CategoryBand />
      </Intro>
      <HomeBanner html={banner} />
      <DeferBelowFold>
        <FeaturedStrip />
        <ShuffledGrid />
        <EmptyShop />
      </DeferBelowFold>
    </>
  );
}

/** Blocks that the shop has arranged itself; their code is loaded only then. */
function Arranged({ blocks }: { blocks: readonly HomeBlock[] }) {
  const Blocks = useLazyComponent(loadArranged);
  return Blocks && <Blocks blocks={blocks} />;
}

/** The blocks below the carousel, rendered together with their HTML, which would otherwise move what follows it. */
function Blocks() {
  const { header_html = '', banner_html = '' } = useAtomValue(homeContentAtom) ?? {};
  const blocks = useAtomValue(publicConfigAtom)?.home_blocks;
  if (!useHtmlBlockReady(header_html !== '' || banner_html !== '')) return null;
  if (blocks) return <Arranged blocks={blocks} />;
  return <OwnBlocks header={header_html} banner={banner_html} />;
}

/** Home (spec §2): carousel, header block, categories, banner, featured strip, shuffled grid. */
export function HomePage() {
  usePageScroll();
  const content = useAtomValue(homeContentAtom);
  const shop = useAtomValue(shopNameAtom);
  const description = useAtomValue(siteDescriptionAtom);
  useDocumentHead({ title: '', description, canonical: '/' });
  const now = useAtomValue(renderTimeAtom) ?? Date.now();
  const slides = activeSlides(content?.slideshows ?? [], new Date(now));
  return (
    <Whole>
      <VisuallyHidden as="h1">{shop.text}</VisuallyHidden>
      {slides.length > 0 && <Carousel slides={slides} />}
      <Column>
        <Slot name="home.aside" />
        <Blocks />
      </Column>
    </Whole>
  );
}

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
  padding-bottom: ${theme.space[48]};
  ${theme.media.desktop} {
    gap: ${theme.space[32]};
    padding-block: ${theme.space[24]} ${theme.space[72]};
  }
`;

/** Takes no room if it is empty. */
const Intro = styled(Stack)`
  &:empty { display: none; }
`;

const Column = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[48]};
  ${theme.media.desktop} { gap: ${theme.space[72]}; }
`;

const activeSlides = (slides: readonly Slideshow[], now: Date) =>
  slides.filter((slide) => isSlideActive(slide, now) && (slide.m !== '' || slide.d !== ''));

function preloadSlide(slide: Slideshow) {
  const { phone, wider } = slideSources(slide);
  for (const { media, srcSet, sizes } of [phone, wider])
    preload(wider.src, {
      as: 'image',
      media,
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
}
