export { fetchSuggestions, updateCart } from '@pinpu/shared/api';
export { fetchCompositionId } from './composition-id.ts';
export { fetchPublicConfig } from './config.ts';
export { fetchPageData } from './page-data.ts';
export { fetchProfile } from './profile.ts';
export { fetchPromoCode } from './promo-code.ts';
