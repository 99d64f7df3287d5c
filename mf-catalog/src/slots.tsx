import type { SlotLoaders } from '@pinpu/shared/slots';

/** The slots this remote fills in the shell's frame. */
export const slots: SlotLoaders = {
  'list.filters': async () =>
    (await import(/* webpackChunkName: "slot-list-filters" */ './features/filters/ListFilters.tsx'))
      .ListFilters,
};
