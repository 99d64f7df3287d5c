import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState } from 'react';

const loadEmbla = async () =>
  (await import(/* webpackChunkName: "slides" */ 'embla-carousel')).default;

/**
 * The carousel's state: the current slide, and functions to change it. The carousel library is loaded once `viewport`
 * exists, since the first slide can be shown without it. A slide chosen before is shown as soon as the library has
 * loaded.
 */
export function useSlides(count: number) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [selected, setSelected] = useState(0);
  const chosen = useRef<number>(undefined);

  useEffect(() => {
    if (viewport === null) return;
    let slides: EmblaCarouselType | undefined;
    let isShown = true;
    const open = (create: Awaited<ReturnType<typeof loadEmbla>>) => {
      if (!isShown) return;
      slides = create(viewport, { loop: count > 1, duration: 22 });
      setEmbla(slides);
    };
    // If it can't be loaded, the first slide stays.
    loadEmbla().then(open, () => undefined);
    return () => {
      isShown = false;
      slides?.destroy();
      setEmbla(undefined);
    };
  }, [viewport, count]);

  useEffect(() => {
    if (embla === undefined) return;
    const select = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', select);
    embla.on('reInit', select);
    if (chosen.current !== undefined) embla.scrollTo(chosen.current);
    chosen.current = undefined;
    return () => {
      embla.off('select', select);
      embla.off('reInit', select);
    };
  }, [embla]);

  const next = useCallback(() => embla?.scrollNext(), [embla]);
  const goTo = useCallback(
    (slide: number) => {
      if (embla === undefined) chosen.current = slide;
      else embla.scrollTo(slide);
    },
    [embla],
  );
  return { viewport: setViewport, selected, next, goTo };
}
