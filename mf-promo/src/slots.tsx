import type { SlotLoaders } from '@pinpu/shared/slots';

/** The slots this remote fills: the promoter's tools on other screens. */
export const slots: SlotLoaders = {
  'product.promoter': async () =>
    (
      await import(
        /* webpackChunkName: "slot-product-promoter" */ './features/zone/ProductZone.tsx'
      )
    ).ProductZone,
  'list.promoter': async () =>
    (await import(/* webpackChunkName: "slot-list-promoter" */ './features/bundle/ListZone.tsx'))
      .ListZone,
  'member.services': async () =>
    (
      await import(
        /* webpackChunkName: "slot-member-services" */ './features/services/ServiceList.tsx'
      )
    ).ServiceList,
};
