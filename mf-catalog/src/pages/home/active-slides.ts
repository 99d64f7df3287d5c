import type { Slideshow } from '@pinpu/shared/contracts';
import { isSlideActive } from '@pinpu/shared/domain';

/** The slides that are active now and have content. */
export const activeSlides = (slides: readonly Slideshow[], now: Date) =>
  slides.filter((slide) => isSlideActive(slide, now) && (slide.m !== '' || slide.d !== ''));
