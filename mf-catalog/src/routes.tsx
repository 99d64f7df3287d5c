import type { PageLoaders } from '@pinpu/shared/slots';

/** The pages of this remote; `remote.json` maps paths to them. */
export const pages: PageLoaders = {
  home: async () => {
    const home = await import(/* webpackChunkName: "page-home" */ './pages/home/HomePage.tsx');
    return { Page: home.HomePage, prefetch: home.prefetchHome };
  },
  products: async () => {
    const list = await import(
      /* webpackChunkName: "page-products" */ './pages/products/ProductsPage.tsx'
    );
    return { Page: list.ProductsPage, prefetch: list.prefetchProducts };
  },
  favourites: async () => {
    const favourites = await import(
      /* webpackChunkName: "page-favourites" */ './pages/favourites/FavouritesPage.tsx'
    );
    return { Page: favourites.FavouritesPage, prefetch: favourites.prefetchFavourites };
  },
  info: async () => {
    const info = await import(/* webpackChunkName: "page-info" */ './pages/info/InfoPage.tsx');
    return { Page: info.InfoPage, prefetch: info.prefetchInfoPage };
  },
  maker: async () => {
    const maker = await import(/* webpackChunkName: "page-maker" */ './pages/maker/MakerPage.tsx');
    return { Page: maker.MakerPage, prefetch: maker.prefetchMaker };
  },
  product: async () => {
    const product = await import(
      /* webpackChunkName: "page-product" */ './pages/product/ProductPage.tsx'
    );
    return { Page: product.ProductPage, prefetch: product.prefetchProduct };
  },
};
