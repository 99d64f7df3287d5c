import type { SettingFault } from '@pinpu/shared/contracts/backoffice';

/** What is wrong with a field, such as `slideshows[0].url`, or with anything in it; '' for nothing. */
export const faultAt = (faults: readonly SettingFault[], field: string): string =>
  faults.find(({ at }) => at === field || at.startsWith(`${field}.`) || at.startsWith(`${field}[`))
    ?.message ?? '';
