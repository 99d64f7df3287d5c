import { siteKey } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';

/** Whether a value has the form of a site's key. */
export const isSiteKey = (site: unknown): site is string => safeParse(siteKey, site).success;
