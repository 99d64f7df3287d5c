export { ApiFailure, isApiFailure, refusalText, tryLaterText } from './failure.ts';
