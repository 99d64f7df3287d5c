import { isApiFailure } from '@pinpu/shared/api/client';
import { appStore, pushNoticesAtom } from '@pinpu/shared/state';

/** The server's sentence on what was typed, to stand beside it; undefined where the failure lies elsewhere. */
export function refusalText(error: unknown): string | undefined {
  if (!isApiFailure(error) || error.status < 400 || error.status >= 500) return undefined;
  return error.notices.map(({ message }) => message).join('\n');
}

/** Brings a failure that has no place beside a field to the global message modal. */
export function reportUnlessRefusal(error: unknown) {
  if (isApiFailure(error) && refusalText(error) === undefined)
    appStore.set(pushNoticesAtom, error.notices);
}
