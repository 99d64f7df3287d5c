import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Attributes of an `<img>` with which the browser selects a picture. */
export interface PictureChoice {
  /** @deprecated For a `<source>`, which Chromium may never release; choose with `useMediaQuery` instead. */
  media?: string;
  sizes?: string;
  srcSet: string;
  src?: string;
}

/** The same as attributes, for the server's HTML; none in a browser, where the `ref` below sets them. */
export const servedPictureSources = ({ media, sizes, srcSet, src }: PictureChoice) =>
  typeof document === 'undefined' ? { media, sizes, srcSet, src } : {};

/**
 * Returns a `ref` that sets an `<img>`'s addresses once it is in the document. Chromium never releases an image that
 * gets a `srcset` with widths outside the document, or is in a `<picture>`, and is never inserted, such as in a render
 * that React discards.
 */
export function usePictureSources<E extends HTMLImageElement | HTMLSourceElement>({
  media,
  sizes,
  srcSet,
  src,
}: PictureChoice): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    // Set in this order: a browser that gets the addresses first requests the wrong width.
    for (const [name, value] of Object.entries({ media, sizes, srcset: srcSet, src }))
      if (value !== undefined && ref.current?.getAttribute(name) !== value)
        ref.current?.setAttribute(name, value);
  });
  return ref;
}
