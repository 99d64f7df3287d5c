export { updateCart } from './cart.ts';
export { fetchProfile } from './member.ts';
export { fetchHomeProducts } from './products.ts';
