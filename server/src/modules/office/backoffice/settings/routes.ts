import type { App, Deps } from '../../../../platform/module.ts';
import { paymentProvider } from '../../../sales/payment/provider.ts';
import { logisticsProvider } from '../../../sales/pickup/provider.ts';
import { settingPreviewRoutes } from './preview-routes.ts';
import { shopSettingRoutes } from './setting-routes.ts';
import { settingVersionRoutes } from './version-routes.ts';

export async function settingsRoutes(app: App, deps: Deps): Promise<void> {
  const providers = { provider: paymentProvider(app, deps), logistics: logisticsProvider(deps) };
  await shopSettingRoutes(app, deps, providers);
  settingPreviewRoutes(app, deps, providers);
  settingVersionRoutes(app, deps, providers);
}
