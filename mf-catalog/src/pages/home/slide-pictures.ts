import type { Slideshow } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { preload } from 'react-dom';

const phone = `(max-width:${theme.breakpoint.tablet - 0.02}px)`;
const wider = `(min-width:${theme.breakpoint.tablet}px)`;

/** Widths in which the server draws slides. */
const sources = (base: string, widths: readonly number[]) =>
  widths.map((width) => `${base}${base.includes('?') ? '&' : '?'}w=${width} ${width}w`).join(', ');

/** The picture for phones (4:5) and the one for wider screens (21:9), each in the widths its place needs. */
export function slidePictures({ m, d }: Pick<Slideshow, 'm' | 'd'>) {
  return {
    phone: { media: phone, srcSet: sources(m || d, [640, 960, 1280]), sizes: '100vw' },
    wider: {
      media: wider,
      src: `${d || m}${(d || m).includes('?') ? '&' : '?'}w=1280`,
      srcSet: sources(d || m, [640, 960, 1280, 1920]),
      sizes: '(min-width:1264px) 1200px, 100vw',
    },
  };
}

/** Fetches a slide's picture ahead, in the size that this screen will show. */
export function preloadSlide(slide: Slideshow) {
  const pictures = slidePictures(slide);
  for (const { media, srcSet, sizes } of [pictures.phone, pictures.wider])
    preload(pictures.wider.src, {
      as: 'image',
      media,
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
}
