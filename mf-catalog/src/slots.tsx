import type { SlotLoaders } from '@pinpu/shared/slots';

/** What the catalog lends to the shell's frame. */
export const slots: SlotLoaders = {
  'list.filters': async () =>
    (await import(/* webpackChunkName: "slot-list-filters" */ './features/filters/ListFilters.tsx'))
      .ListFilters,
};
