import { conflictBody, failureBody, failureText } from '@pinpu/shared/api/failure';
import { couponFaultsSchema } from '@pinpu/shared/contracts';
import type { Schema } from '@pinpu/shared/contracts/schema';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { SHOP_KEY } from '../../api/shop-keys.ts';
import { rejectedFields } from './rejected-fields.ts';
import { UNKNOWN_OUTCOME } from './unknown-outcome.ts';

/** The server's messages by field. For coupons and sites they arrive in this form, for others as a list. */
const faultsOf = (error: unknown): Record<string, string> =>
  failureBody(error, couponFaultsSchema)?.faults ?? rejectedFields(error);

interface Changed<Page> {
  /** The query key of a page. */
  keyOf: (page: Page) => readonly string[];
  /** The answer after a change by somebody else: `body` is the current page. */
  conflict: Schema<{ body: Page }>;
}

/**
 * Adds or changes an item that has a page of its own. After a conflict the current values are shown and the typed ones
 * stay. `faults` are the server's messages by field, `rejection` is a message that belongs to no field.
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
      // Lists are loaded again when they are next shown.
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
    ...{ isPending, isSuccess, faults, reset, error },
    rejection: error && !isAboutFields ? failureText(error, UNKNOWN_OUTCOME) : '',
  };
}
