export {
  BEAUTY,
  BRITTLE,
  OOLONG,
  PINEAPPLE,
  PROMOTER,
  PROMOTER_CODE,
  SHOP_CODE,
  WITHDRAWN,
} from './small-shop.ts';
export type { TestApp } from './test-app.ts';
export { testApp } from './test-app.ts';
