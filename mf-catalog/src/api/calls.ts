export { createShortUrl, fetchHomeProducts } from '@pinpu/shared/api';
export { fetchFavourites, fetchLikedIds } from './favourites.ts';
export { fetchInfoPage } from './info-pages.ts';
export {
  fetchBundle,
  fetchFacets,
  fetchMaker,
  fetchProduct,
  fetchProducts,
  fetchProductsById,
  likeProduct,
} from './products.ts';
export { cancelRestock, requestRestock } from './restock.ts';
