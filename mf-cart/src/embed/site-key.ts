import { siteKey } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';

/** Whether something is the key of a site. */
export const isSiteKey = (site: unknown): site is string => safeParse(siteKey, site).success;
