import type { SlotLoaders } from '@pinpu/shared/slots';

/** The slots this remote fills: the head of the work frame. */
export const slots: SlotLoaders = {
  'work.account': async () =>
    (await import(/* webpackChunkName: "slot-work-account" */ './features/account/AccountMenu.tsx'))
      .AccountMenu,
};
