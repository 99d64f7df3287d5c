import type { PublicConfig } from '@pinpu/shared/contracts';
import type { App, Deps } from '../../platform/module.ts';
import { paymentProvider } from '../payment/provider.ts';
import { offersOf } from '../pickup/offers.ts';
import { logisticsProvider } from '../pickup/provider.ts';
import { configFacts, guestConfig } from '../public-config/service.ts';
import { shopContent } from '../settings/shop-content.ts';

/** Reads the public configuration of a visitor without a session. */
export function configReader(app: App, deps: Deps): () => Promise<PublicConfig> {
  const { config, db } = deps;
  const providers = { provider: paymentProvider(app, deps), logistics: logisticsProvider(deps) };
  return async () => {
    const content = await shopContent(db);
    const offers = offersOf(content.settings, providers);
    return guestConfig(db, { ...configFacts(config), content, offers });
  };
}
