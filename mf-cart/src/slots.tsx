import type { SlotLoaders } from '@pinpu/shared/slots';

/** The slots this remote fills: the order-details dialog of the shell's host. */
export const slots: SlotLoaders = {
  'order.details': async () => {
    const { OrderDetails } = await import(
      /* webpackChunkName: "slot-order-details" */ './features/order-details/OrderDetails.tsx'
    );
    return OrderDetails;
  },
};
