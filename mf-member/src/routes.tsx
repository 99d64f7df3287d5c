import type { PageLoaders } from '@pinpu/shared/slots';

/** The pages this remote serves, by the names in `remote.json`. */
export const pages: PageLoaders = {
  vip: async () => {
    const { VipPage, prefetchVip } = await import(
      /* webpackChunkName: "page-vip" */ './pages/vip/VipPage.tsx'
    );
    return { Page: VipPage, prefetch: prefetchVip };
  },
};
