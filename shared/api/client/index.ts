export { admin } from './admin.ts';
export { answerOf } from './answer.ts';
export { ApiFailure, isApiFailure } from './failure.ts';
export { noticesOf } from './notices.ts';
export { asMember, storefront } from './storefront.ts';
