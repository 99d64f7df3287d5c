import { bulkProductById } from './bulk.ts';
import { demoCategories, demoProducts } from './catalogue/index.ts';
import { keyDrawer } from './pictures/index.ts';

const drawByHand = keyDrawer({ products: demoProducts, categories: demoCategories });

function drawBulk(key: string): string | undefined {
  const [kind, prd_id = ''] = key.split('/');
  const product = kind === 'p' ? bulkProductById(prd_id) : undefined;
  return product && keyDrawer({ products: [product], categories: demoCategories })(key);
}

/** The SVG of any picture of the demo shop by its key, e.g. `p/P0001/1`; undefined where there is none. */
export const drawDemoPicture = (key: string): string | undefined =>
  drawByHand(key) ?? drawBulk(key);
