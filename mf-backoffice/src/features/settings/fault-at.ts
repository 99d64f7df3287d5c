import type { SettingFault } from '@pinpu/shared/contracts/backoffice';

/** The fault of a field, such as `slideshows[0].url`, or of a field inside it; '' for none. */
export const faultAt = (faults: readonly SettingFault[], field: string): string =>
  faults.find(({ at }) => at === field || at.startsWith(`${field}.`) || at.startsWith(`${field}[`))
    ?.message ?? '';
