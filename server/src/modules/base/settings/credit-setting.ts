import { CREDIT_LIMITS, type CreditTerms } from '@pinpu/shared/domain';
import * as z from 'zod/mini';

const within = (field: keyof CreditTerms) => {
  const [least, most] = CREDIT_LIMITS[field];
  const error = `要是 ${least} 到 ${most} 的整數`;
  return z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));
};

/** How the shop gives and takes store credit; `SETTINGS` has the same form without these limits. */
export const creditSetting = z.object({
  max_percent: within('max_percent'),
  earn_percent: within('earn_percent'),
  earn_days: within('earn_days'),
  valid_days: within('valid_days'),
  welcome: within('welcome'),
});
