import type { ServerModule } from '../../../platform/module.ts';
import { accountModule } from './account-routes.ts';
import { bundleModule } from './bundle-routes.ts';
import { mergeClickTallies } from './click-tallies.ts';
import { codeModule } from './code-routes.ts';
import { mergeTallies } from './earnings-service.ts';
import { linkModule } from './link-routes.ts';
import { myLinksModule } from './my-links-routes.ts';
import { redirectModule } from './redirect-routes.ts';
import { reportModule } from './report-routes.ts';
import { statsModule } from './stats-routes.ts';

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
