import type { ServerModule } from '../../../platform/module.ts';
import { grantBirthdayCoupons } from './grant-coupons.ts';

const GRANT_MS = 600_000;

/** Grants birthday coupons from midnight in Taipei on. */
export const birthdayModule: ServerModule = (_app, deps) => {
  deps.every('birthday coupons', GRANT_MS, () => grantBirthdayCoupons(deps, deps.clock()));
};
