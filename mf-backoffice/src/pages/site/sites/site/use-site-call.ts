import { type ShopSitePage, shopSiteConflictSchema } from '@pinpu/shared/contracts/backoffice';
import { useChangeCall } from '../../../../features/changes/use-change-call.ts';
import { siteQueryKey } from './site-paths.ts';

/** Adds or changes a site. */
export const useSiteCall = <Input>(call: (input: Input) => Promise<ShopSitePage>) =>
  useChangeCall(call, {
    keyOf: ({ site }: ShopSitePage) => siteQueryKey(site.key),
    conflict: shopSiteConflictSchema,
  });
