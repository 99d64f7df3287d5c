import { pictureSources } from '@pinpu/shared/domain';

/** Preloads a product's picture, in the width that `Picture` will choose for the same `sizes`. */
export function preloadPicture(base: string, sizes: string) {
  const picture = new Image();
  // `sizes` has to be set before the sources, or the browser fetches the wrong width.
  picture.sizes = sizes;
  picture.srcset = pictureSources(base).srcSet;
  // Added to the document: Chromium frees a picture with several widths only when it is removed from there.
  document.head.append(picture);
  picture.remove();
}
