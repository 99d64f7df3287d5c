import type { ServerModule } from '../../platform/module.ts';
import { linkModule } from './link-routes.ts';
import { redirectModule } from './redirect-routes.ts';
import { statsModule } from './stats-routes.ts';

/** Promotion: short links, their visits, and the earnings report (spec §7). */
export const promoModule: ServerModule = async (app, deps) => {
  await linkModule(app, deps);
  await redirectModule(app, deps);
  await statsModule(app, deps);
};
