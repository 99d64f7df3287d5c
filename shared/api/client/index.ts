export { ApiFailure, isApiFailure, refusalText, tryLaterText } from '@pinpu/shared/api/failure';
export { answerOf } from './answer.ts';
export { setBearer } from './bearer.ts';
export { createClient } from './create-client.ts';
export { fileOf } from './file.ts';
export { messagesOfRefusal, noticesOfSuccess } from './notices.ts';
export { asMember, storefront } from './storefront.ts';
