import { isApiFailure, refusalText } from '@pinpu/shared/api/failure';
import { appStore, pushNoticesAtom } from '@pinpu/shared/state';

/** Shows a failure in the global message modal, unless it is a rejection, which a field shows. */
export function reportUnlessRejection(error: unknown) {
  if (isApiFailure(error) && refusalText(error) === undefined)
    appStore.set(pushNoticesAtom, error.notices);
}
