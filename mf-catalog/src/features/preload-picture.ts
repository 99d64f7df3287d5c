import { pictureSources } from '@pinpu/shared/domain';

/** Preloads a product's picture, in the width that `Picture` will request at the same `sizes`. */
export function preloadPicture(base: string, sizes: string) {
  const picture = new Image();
  // In this order: a browser that sees the sources first fetches the wrong width.
  picture.sizes = sizes;
  picture.srcset = pictureSources(base).srcSet;
  // Chromium releases a picture with several widths only when it leaves the document (ADR 0181).
  document.head.append(picture);
  picture.remove();
}
