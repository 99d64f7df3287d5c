import type { Slideshow } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { useDeferredRender } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { Slide } from './Slide.tsx';
import { SlideControls } from './SlideControls.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useSlides } from './use-slides.ts';

/** The home carousel: slides change every five seconds, by swipe, or by dot (spec §2). */
export function Carousel({ slides }: { slides: readonly Slideshow[] }) {
  const { viewport, selected, next, goTo } = useSlides(slides.length);
  const { enabled, toggle, pauses } = useAutoplay(selected, next);
  const several = slides.length > 1;
  // The other slides are rendered once the first one is visible; before that there is nothing to animate.
  const others = useDeferredRender(false);
  return (
    <Window aria-roledescription="輪播" aria-label="活動看板" {...pauses}>
      <Viewport ref={others ? viewport : undefined}>
        <Track aria-live={several && !enabled ? 'polite' : 'off'}>
          {slides.map((slide, at) => (
            <Place
              key={slide.id}
              role="group"
              aria-roledescription="看板"
              aria-label={`第 ${at + 1} 張，共 ${slides.length} 張`}
              inert={at !== selected}
            >
              {(at === 0 || others) && <Slide slide={slide} first={at === 0} />}
            </Place>
          ))}
        </Track>
      </Viewport>
      {several && (
        <SlideControls
          count={slides.length}
          selected={selected}
          playing={enabled}
          onSelect={goTo}
          onToggle={toggle}
        />
      )}
    </Window>
  );
}

const Window = styled.section`
  width: 100%;
  max-width: ${theme.width.content};
  margin-inline: auto;
`;

const Viewport = styled.div`
  overflow: hidden;
`;

const Track = styled.div`
  display: flex;
  touch-action: pan-y pinch-zoom;
`;

const Place = styled.div`
  flex: 0 0 100%;
  min-width: 0;
`;
