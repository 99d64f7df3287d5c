import { isApiFailure } from '@pinpu/shared/api/client';
import { appStore, pushNoticesAtom } from '@pinpu/shared/state';

/** The server's message about the input, to show beside it; undefined where the failure has another cause. */
export function refusalText(error: unknown): string | undefined {
  if (!isApiFailure(error) || error.status < 400 || error.status >= 500) return undefined;
  return error.notices.map(({ message }) => message).join('\n');
}

/** Shows a failure that belongs to no field in the global message modal. */
export function reportUnlessRefusal(error: unknown) {
  if (isApiFailure(error) && refusalText(error) === undefined)
    appStore.set(pushNoticesAtom, error.notices);
}
