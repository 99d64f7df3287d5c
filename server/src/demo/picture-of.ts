import type { Pattern, PictureKind, PictureSpec } from './picture-spec.ts';

/** A picture spec on one line, so that a page of goods reads as a list: colour, then accent. */
export const pictureOf = (
  kind: PictureKind,
  colour: string,
  accent: string,
  pattern: Pattern,
  label: string,
): PictureSpec => ({ kind, colour, accent, pattern, label });
