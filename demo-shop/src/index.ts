import type { DemoShop } from '@pinpu/server/plugin';
import { demoPictures } from './demo-pictures.ts';
import { addBulkProducts, seedDemoShop } from './seed/seed-demo-shop.ts';

/** The demo shop, which the server loads with `DEMO_SHOP=on`. */
export const demoShop: DemoShop = {
  seed: seedDemoShop,
  addProducts: addBulkProducts,
  pictures: demoPictures,
};
