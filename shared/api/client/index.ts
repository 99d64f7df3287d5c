export { admin } from './admin.ts';
export { adminAnswerOf, answerOf } from './answer.ts';
export { ApiFailure, isApiFailure } from './failure.ts';
export { adminNoticesOf, noticesOf } from './notices.ts';
export { asMember, storefront } from './storefront.ts';
