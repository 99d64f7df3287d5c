import type { ServerModule } from '../../../platform/module.ts';
import { accountModule } from './account/routes.ts';
import { redirectModule } from './clicks/redirect-routes.ts';
import { mergeClickTallies } from './clicks/tallies.ts';
import { mergeTallies } from './earnings/service.ts';
import { bundleModule, codeModule, linkModule } from './links/routes.ts';
import { myLinksModule } from './my-links/routes.ts';
import { reportModule, statsModule } from './report/routes.ts';

const MINUTE_MS = 60_000;

/** Promotion: short links, their visits, and the earnings report (spec §7). */
export const promoModule: ServerModule = async (app, deps) => {
  await bundleModule(app, deps);
  await codeModule(app, deps);
  await linkModule(app, deps);
  await myLinksModule(app, deps);
  await redirectModule(app, deps);
  await statsModule(app, deps);
  await reportModule(app, deps);
  await accountModule(app, deps);
  deps.every("merge promoters' counts", MINUTE_MS, () => mergeTallies(deps.db));
  deps.every('merge counts of visits', MINUTE_MS, () => mergeClickTallies(deps.db));
};
