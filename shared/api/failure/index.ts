export {
  ApiFailure,
  connectionFailure,
  isApiFailure,
  refusalText,
  tryLaterText,
} from './failure.ts';
