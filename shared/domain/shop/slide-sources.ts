import { type PictureSources, pictureSources } from './picture-sources.ts';

/** A slide's picture for one kind of screen, selected by `media`. */
export interface SlideSources extends PictureSources {
  media: string;
  /** `sizes`, with one pixel for screens of the other kind. */
  sizes: string;
}

/** Screens below this width show a slide's narrow picture (the theme's first breakpoint). */
const PHONE = '(max-width:599.98px)';
const WIDER = '(min-width:600px)';

/** The picture for phones (4:5) and the one for wider screens (21:9), each in the required widths. */
export function slideSources({ m, d }: { m: string; d: string }): {
  phone: SlideSources;
  wider: SlideSources;
} {
  const wide = d || m;
  return {
    phone: {
      media: PHONE,
      ...pictureSources(m || d, [640, 750, 960, 1280]),
      sizes: `${PHONE} 100vw, 1px`,
    },
    wider: {
      media: WIDER,
      ...pictureSources(wide, [640, 960, 1280, 1920]),
      src: `${wide}${wide.includes('?') ? '&' : '?'}w=1280`,
      sizes: `(min-width:1264px) 1200px, ${WIDER} 100vw, 1px`,
    },
  };
}
