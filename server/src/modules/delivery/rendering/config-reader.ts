import type { PublicConfig } from '@pinpu/shared/contracts';
import type { App, Deps } from '../../../platform/module.ts';
import { shopContent } from '../../base/settings/shop-content.ts';
import { paymentProvider } from '../../sales/payment/provider.ts';
import { offersOf } from '../../sales/pickup/offers.ts';
import { logisticsProvider } from '../../sales/pickup/provider.ts';
import { configFacts, guestConfig } from '../../sales/public-config/service.ts';

/** How long rendered pages share a configuration while the settings do not change, in ms. */
const SHARED_MS = 1000;

interface Shared {
  settings: number;
  until: number;
  config: Promise<PublicConfig>;
}

/** Reads the public configuration of a visitor without a session; `settings` is the number of the newest settings. */
export function configReader(app: App, deps: Deps): (settings: number) => Promise<PublicConfig> {
  const { config, db, clock } = deps;
  const providers = { provider: paymentProvider(app, deps), logistics: logisticsProvider(deps) };
  const read = async () => {
    const content = await shopContent(db);
    const offers = offersOf(content.settings, providers);
    return guestConfig(db, { ...configFacts(config), content, offers });
  };
  let shared: Shared | undefined;
  return (settings) => {
    const now = clock().getTime();
    if (shared?.settings === settings && now < shared.until) return shared.config;
    const begun: Shared = { settings, until: now + SHARED_MS, config: read() };
    shared = begun;
    begun.config.catch(() => {
      if (shared === begun) shared = undefined;
    });
    return begun.config;
  };
}
