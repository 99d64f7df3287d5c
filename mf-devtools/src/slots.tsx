import type { SlotLoaders } from '@pinpu/shared/slots';

/** The slots this remote fills: the tools of developer mode. */
export const slots: SlotLoaders = {
  'staff.inspector': async () =>
    (
      await import(
        /* webpackChunkName: "slot-staff-inspector" */ './features/inspector/PageInspector.tsx'
      )
    ).PageInspector,
};
