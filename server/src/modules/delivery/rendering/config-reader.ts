import type { PublicConfig } from '@pinpu/shared/contracts';
import type { Deps } from '../../../platform/module.ts';

/** How long rendered pages share a configuration while the settings do not change, in ms. */
const SHARED_MS = 1000;

interface Shared {
  settings: number;
  until: number;
  config: Promise<PublicConfig>;
}

/** Reads the public configuration of a visitor without a session; `settings` is the number of the newest settings. */
export function configReader({
  clock,
  storefront,
}: Deps): (settings: number) => Promise<PublicConfig> {
  let shared: Shared | undefined;
  return (settings) => {
    const now = clock().getTime();
    if (shared?.settings === settings && now < shared.until) return shared.config;
    const begun: Shared = { settings, until: now + SHARED_MS, config: storefront.guestConfig() };
    shared = begun;
    begun.config.catch(() => {
      if (shared === begun) shared = undefined;
    });
    return begun.config;
  };
}
