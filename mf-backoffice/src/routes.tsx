import type { PageLoaders } from '@pinpu/shared/slots';

/** The pages this remote serves, by the names in `remote.json`. */
export const pages: PageLoaders = {
  shop: async () => {
    const { ShopPage } = await import(/* webpackChunkName: "page-shop" */ './pages/ShopPage.tsx');
    return { Page: ShopPage };
  },
};
