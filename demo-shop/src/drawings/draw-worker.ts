import { bulkProductById } from '../bulk/bulk-products.ts';
import { demoCategories, demoProducts } from '../catalog/index.ts';
import { keyDrawer } from './draw-key.ts';

const drawDemo = keyDrawer({ products: demoProducts, categories: demoCategories });

function drawBulk(key: string): string | undefined {
  const [kind, prd_id = ''] = key.split('/');
  const product = kind === 'p' ? bulkProductById(prd_id) : undefined;
  return product && keyDrawer({ products: [product], categories: demoCategories })(key);
}

/** The task of the drawing threads: the SVG of a demo or generated product's, a category's or a slide's key. */
export const drawByKey = (key: string): string | undefined => drawDemo(key) ?? drawBulk(key);
