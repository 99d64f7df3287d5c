import { isApiFailure, refusalText } from '@pinpu/shared/api/failure';
import { appStore, pushNoticesAtom } from '@pinpu/shared/state';

/** Shows a failure that belongs to no field in the global message modal. */
export function reportUnlessRejection(error: unknown) {
  if (isApiFailure(error) && refusalText(error) === undefined)
    appStore.set(pushNoticesAtom, error.notices);
}
