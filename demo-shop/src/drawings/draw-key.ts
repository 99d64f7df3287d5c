import type { DemoCategory, DemoProduct } from '../catalog/types.ts';
import { drawCategory } from './draw-category.ts';
import { drawPicture, type View } from './draw-picture.ts';
import { drawSlide, SLIDE_THEMES } from './slides/draw-slide.ts';

const VIEWS: Record<string, View> = { 1: 1, 2: 2, 3: 3 };

export interface DemoGoods {
  products: readonly Pick<DemoProduct, 'prd_id' | 'cate_id' | 'picture'>[];
  categories: readonly Pick<DemoCategory, 'cate_id' | 'parent_cate_id' | 'ground'>[];
}

/** Draws the picture with a key of the picture store; undefined for keys that the demo shop does not have. */
export function keyDrawer({
  products,
  categories,
}: DemoGoods): (key: string) => string | undefined {
  const byId = new Map(products.map((product) => [product.prd_id, product]));
  const grounds = new Map(categories.map(({ cate_id, ground }) => [cate_id, ground]));
  const firstOf = (cateId: string) => {
    const within = categories
      .filter((c) => c.cate_id === cateId || c.parent_cate_id === cateId)
      .map((c) => c.cate_id);
    return products.find((product) => within.includes(product.cate_id));
  };

  const product = (id: string, view: string) => {
    const found = byId.get(id);
    const which = VIEWS[view];
    return (
      found && which && drawPicture(found.picture, which, grounds.get(found.cate_id) ?? '#e9e2d3')
    );
  };
  const category = (id: string) => {
    const ground = grounds.get(id);
    const shown = firstOf(id);
    return ground && shown && drawCategory(ground, shown.picture);
  };
  const slide = (name: string, shape: string) => {
    const theme = SLIDE_THEMES.find((known) => known === name);
    return theme && (shape === 'mobile' || shape === 'desktop')
      ? drawSlide(theme, shape)
      : undefined;
  };

  return (key) => {
    const [kind, id = '', part = ''] = key.split('/');
    if (kind === 'p') return product(id, part);
    if (kind === 'cate') return category(id);
    return kind === 'slide' ? slide(id, part) : undefined;
  };
}
