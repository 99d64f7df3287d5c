export {
  ApiFailure,
  connectionFailure,
  failureText,
  isApiFailure,
  isRejected,
  refusalText,
  tryLaterText,
} from './failure.ts';
export { conflictBody, failureBody } from './failure-body.ts';
