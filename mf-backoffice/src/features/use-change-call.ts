import { conflictBody, failureBody, failureText } from '@pinpu/shared/api/failure';
import { couponFaultsSchema } from '@pinpu/shared/contracts';
import type { Schema } from '@pinpu/shared/contracts/schema';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { rejectedFields } from './rejected-fields.ts';
import { SHOP_KEY } from './shop-keys.ts';
import { UNKNOWN_OUTCOME } from './unknown-outcome.ts';

/** Rejections of the server, by field; those of a coupon or a site are sent as such an object. */
const faultsOf = (error: unknown): Record<string, string> =>
  failureBody(error, couponFaultsSchema)?.faults ?? rejectedFields(error);

interface Changed<Page> {
  /** Under which a page is read. */
  keyOf: (page: Page) => readonly string[];
  /** A rejected change because somebody else had changed it: its `body` is the page as it is now. */
  conflict: Schema<{ body: Page }>;
}

/**
 * Adds or changes an item with a page of its own. Values that somebody else has changed since are shown and not overwritten; what
 * was typed stays. `rejection` is a sentence that is about no field, `faults` those that are.
 */
export function useChangeCall<Input, Page>(
  call: (input: Input) => Promise<Page>,
  { keyOf, conflict }: Changed<Page>,
) {
  const cache = useQueryClient();
  const show = (page: Page) => cache.setQueryData(keyOf(page), page);
  const { mutate, error, isPending, isSuccess, reset } = useMutation({
    mutationFn: call,
    onSuccess: (page) => {
      show(page);
      // Lists are read again when they are next shown.
      return cache.invalidateQueries({ queryKey: [SHOP_KEY], refetchType: 'none' });
    },
    onError: (failure) => {
      const changed = conflictBody(failure, conflict);
      if (changed) show(changed.body);
    },
    meta: { quiet: true },
  });
  const faults = faultsOf(error);
  const isAboutFields = Object.keys(faults).length > 0;
  return {
    make: (input: Input, onDone?: (page: Page) => void) =>
      mutate(input, { onSuccess: (page) => onDone?.(page) }),
    ...{ isPending, isSuccess, faults, reset },
    rejection: error && !isAboutFields ? failureText(error, UNKNOWN_OUTCOME) : '',
  };
}
