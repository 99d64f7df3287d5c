export { conflictBody } from './conflict.ts';
export {
  ApiFailure,
  connectionFailure,
  failureText,
  isApiFailure,
  refusalText,
  tryLaterText,
} from './failure.ts';
