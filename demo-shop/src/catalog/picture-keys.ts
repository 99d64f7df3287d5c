import { demoCategories, demoProducts, demoSlides } from './index.ts';

const shown = new Set(demoProducts.map(({ cate_id }) => cate_id));
const parents = demoCategories
  .filter(({ cate_id }) => shown.has(cate_id))
  .map(({ parent_cate_id }) => parent_cate_id);

/** The keys of every picture of the demo goods; a category is drawn from the goods in it or below it. */
export const demoPictureKeys: ReadonlySet<string> = new Set([
  ...demoProducts.flatMap(({ prd_id }) => [1, 2, 3].map((view) => `p/${prd_id}/${view}`)),
  ...[...shown, ...parents].filter(Boolean).map((cate_id) => `cate/${cate_id}`),
  ...demoSlides.flatMap(({ theme }) => [`slide/${theme}/mobile`, `slide/${theme}/desktop`]),
]);
