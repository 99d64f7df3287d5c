import { bulkProductById } from '../bulk/bulk-products.ts';
import { demoCategories, demoProducts } from '../catalog/index.ts';
import { keyDrawer } from './draw-key.ts';

const drawDemo = keyDrawer({ products: demoProducts, categories: demoCategories });

function drawBulk(key: string): string | undefined {
  const [kind, prd_id = ''] = key.split('/');
  const product = kind === 'p' ? bulkProductById(prd_id) : undefined;
  return product && keyDrawer({ products: [product], categories: demoCategories })(key);
}

/** The task of the drawing threads: returns the SVG for the key of a product, a category or a slide. */
export const drawByKey = (key: string): string | undefined => drawDemo(key) ?? drawBulk(key);
