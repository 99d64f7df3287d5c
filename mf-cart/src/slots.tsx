import type { SlotLoaders } from '@pinpu/shared/slots';

/** What this remote lends to other screens: the order-details dialog of the shell's host. */
export const slots: SlotLoaders = {
  'order.details': async () => {
    const { OrderDetails } = await import(
      /* webpackChunkName: "slot-order-details" */ './order-details/OrderDetails.tsx'
    );
    return OrderDetails;
  },
};
