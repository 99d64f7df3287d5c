export {
  ApiFailure,
  connectionFailure,
  failureText,
  isApiFailure,
  refusalText,
  tryLaterText,
} from './failure.ts';
export { conflictBody, failureBody } from './failure-body.ts';
