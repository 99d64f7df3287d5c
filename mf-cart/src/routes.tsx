import type { PageLoaders } from '@pinpu/shared/slots';

/** The pages this remote serves, by the names in `remote.json`. */
export const pages: PageLoaders = {
  cart: async () => {
    const { CartPage } = await import(
      /* webpackChunkName: "page-cart" */ './pages/cart/CartPage.tsx'
    );
    return { Page: CartPage };
  },
  embed: async () => {
    const { EmbedPage } = await import(
      /* webpackChunkName: "page-embed" */ './embed/page/EmbedPage.tsx'
    );
    return { Page: EmbedPage };
  },
};
