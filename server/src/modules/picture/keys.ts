/** Pixel widths a product's or a category's square picture is served in. */
export const SQUARE_WIDTHS: readonly number[] = [160, 320, 480, 640, 960, 1280];
/** Pixel widths a slide is served in. */
export const SLIDE_WIDTHS: readonly number[] = [640, 750, 960, 1280, 1920];

const SQUARE = /^(?:p\/[\w-]+\/[123]|cate\/[\w-]+)$/;
const SLIDE = /^slide\/[\w-]+\/(?:mobile|desktop)$/;

/** Widths in which a picture key may be asked for; none for what is no key: `p/{prd_id}/{1|2|3}`, `slide/{theme}/{mobile|desktop}`, `cate/{cate_id}`. */
export function widthsOf(key: string): readonly number[] {
  if (SQUARE.test(key)) return SQUARE_WIDTHS;
  return SLIDE.test(key) ? SLIDE_WIDTHS : [];
}
