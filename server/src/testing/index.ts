export {
  BEAUTY,
  BRITTLE,
  HOUSE_CODE,
  MEMBER,
  OOLONG,
  PINEAPPLE,
  PROMOTER,
  PROMOTER_CODE,
  WITHDRAWN,
} from './small-shop.ts';
export type { TestApp, TestAppOptions } from './test-app.ts';
export { TEST_NOW, testApp } from './test-app.ts';
export type { TestClock } from './test-clock.ts';
