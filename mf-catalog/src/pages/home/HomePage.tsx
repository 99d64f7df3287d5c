import { prefetchQuery } from '@pinpu/shared/query';
import {
  appStore,
  homeContentAtom,
  shopNameAtom,
  siteDescriptionAtom,
  useAtomValue,
  useDocumentHead,
} from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { HtmlBlock, Page, preloadHtmlBlock, Stack, VisuallyHidden } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { DeferBelowFold } from '../../features/DeferBelowFold.tsx';
import { featuredQuery, shuffledQuery } from '../../features/product-queries.ts';
import { activeSlides } from './active-slides.ts';
import { Carousel } from './Carousel.tsx';
import { CategoryBand } from './CategoryBand.tsx';
import { EmptyShop } from './EmptyShop.tsx';
import { FeaturedStrip } from './FeaturedStrip.tsx';
import { preloadSlide } from './preload-slide.ts';
import { ShuffledGrid } from './ShuffledGrid.tsx';

/** Reads what home shows, and the first slide's picture, before the frame appears. */
export function prefetchHome() {
  const content = appStore.get(homeContentAtom);
  const [first] = activeSlides(content?.slideshows ?? [], new Date());
  if (first !== undefined) preloadSlide(first);
  return Promise.all([
    (content?.header_html || content?.banner_html) && preloadHtmlBlock(),
    prefetchQuery(featuredQuery),
    prefetchQuery(shuffledQuery),
  ]);
}

/** Home (spec §2): carousel, header block, categories, banner, featured strip, shuffled grid. */
export function HomePage() {
  const content = useAtomValue(homeContentAtom);
  const shop = useAtomValue(shopNameAtom);
  const description = useAtomValue(siteDescriptionAtom);
  useDocumentHead({ title: '', description, canonical: '/' });
  const banner = content?.banner_html ?? '';
  const slides = activeSlides(content?.slideshows ?? [], new Date());
  return (
    <Whole>
      <VisuallyHidden as="h1">{shop.text}</VisuallyHidden>
      {slides.length > 0 && <Carousel slides={slides} />}
      <Column>
        <Intro $gap={24}>
          <HtmlBlock html={content?.header_html ?? ''} />
          <CategoryBand />
        </Intro>
        {banner !== '' && (
          <Banner>
            <HtmlBlock html={banner} />
          </Banner>
        )}
        <DeferBelowFold>
          <FeaturedStrip />
          <ShuffledGrid />
          <EmptyShop />
        </DeferBelowFold>
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

/** Nothing in it takes no room. */
const Intro = styled(Stack)`
  &:empty { display: none; }
`;

/** A notice on the counter: one corner folded, as on the mark. */
const Banner = styled.div`
  padding: ${theme.space[24]};
  background: ${theme.colour.gingerTint};
  clip-path: polygon(0 0, calc(100% - 32px) 0, 100% 32px, 100% 100%, 0 100%);
  ${theme.media.desktop} { padding: ${theme.space[32]} ${theme.space[48]}; }
  &:empty { display: none; }
`;

const Column = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[48]};
  ${theme.media.desktop} { gap: ${theme.space[72]}; }
`;
