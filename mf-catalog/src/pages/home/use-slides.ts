import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';

/** The carousel's state: the current slide, and functions to change it. */
export function useSlides(count: number) {
  const [viewport, embla] = useEmblaCarousel({ loop: count > 1, duration: 22 });
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    if (embla === undefined) return;
    const select = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', select);
    embla.on('reInit', select);
    return () => {
      embla.off('select', select);
      embla.off('reInit', select);
    };
  }, [embla]);

  const next = useCallback(() => embla?.scrollNext(), [embla]);
  const goTo = useCallback((slide: number) => embla?.scrollTo(slide), [embla]);
  return { viewport, selected, next, goTo };
}
