import type { Slideshow } from '@pinpu/shared/contracts';
import { slideSources } from '@pinpu/shared/domain';
import { preload } from 'react-dom';

/** Preloads a slide's picture, in the size for this screen. */
export function preloadSlide(slide: Slideshow) {
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
