import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useRef } from 'react';

type StageSlides = {
  shown: number;
  onShow: (at: number) => void;
  /** True if a touch moves the picture itself. */
  isZoomed: () => boolean;
};

const isStill = () => window.matchMedia('(prefers-reduced-motion:reduce)').matches;

/** Swiping between pictures; disabled while zoomed. */
export function useStageSlides({ shown, onShow, isZoomed }: StageSlides) {
  const first = useRef(shown);
  const [viewport, embla] = useEmblaCarousel({
    startIndex: first.current,
    duration: 22,
    watchDrag: () => !isZoomed(),
  });
  const onSelect = useEffectEvent(onShow);
  useEffect(() => {
    const select = () => embla && onSelect(embla.selectedScrollSnap());
    embla?.on('select', select);
    return () => {
      embla?.off('select', select);
    };
  }, [embla]);
  return { viewport, goTo: (at: number) => embla?.scrollTo(at, isStill()) };
}
