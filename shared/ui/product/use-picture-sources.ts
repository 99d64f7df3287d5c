import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Attributes of an `<img>` by which the browser selects a picture. */
export interface PictureChoice {
  /** @deprecated Of a `<source>`, which Chromium may never release: choose by `useMediaQuery` instead. */
  media?: string;
  sizes?: string;
  srcSet: string;
  src?: string;
}

/**
 * The same as attributes for the HTML that the server renders; none in a browser, where the `ref` below sets them.
 */
export const servedPictureSources = ({ media, sizes, srcSet, src }: PictureChoice) =>
  typeof document === 'undefined' ? { media, sizes, srcSet, src } : {};

/**
 * Returns a `ref` that gives an `<img>` its addresses once it is in the document.
 * Chromium never releases an image that gets a `srcset` with widths outside the document, or that is in a `<picture>`, and is not inserted later, as in a render that React discards (ADR 0181).
 */
export function usePictureSources<E extends HTMLImageElement | HTMLSourceElement>({
  media,
  sizes,
  srcSet,
  src,
}: PictureChoice): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    // In this order: a browser that sees the addresses first fetches the wrong width.
    for (const [name, value] of Object.entries({ media, sizes, srcset: srcSet, src }))
      if (value !== undefined && ref.current?.getAttribute(name) !== value)
        ref.current?.setAttribute(name, value);
  });
  return ref;
}
