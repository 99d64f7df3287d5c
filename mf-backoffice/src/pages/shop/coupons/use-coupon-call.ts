import { isApiFailure, refusalText } from '@pinpu/shared/api/client';
import {
  couponFaultsSchema,
  type ShopCouponPage,
  shopCouponConflictSchema,
} from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { SHOP_KEY } from '../../../features/shop-keys.ts';

export const couponKey = (code: string) => [SHOP_KEY, 'coupon', code];

const bodyOf = (error: unknown) => (isApiFailure(error) ? error.body : undefined);

/** What the server refused, by field. */
function refusedFields(error: unknown): Record<string, string> {
  const parsed = safeParse(couponFaultsSchema, bodyOf(error));
  return parsed.success ? parsed.data.faults : {};
}

/** The coupon as it is now, where a change was refused because somebody else had changed it. */
function changedCoupon(error: unknown): ShopCouponPage | undefined {
  const parsed = safeParse(shopCouponConflictSchema, bodyOf(error));
  return parsed.success ? parsed.data.body : undefined;
}

/**
 * Adds or changes a coupon. One that somebody else has changed since is shown anew and not changed; what was typed stays.
 * `refusal` is a sentence that is about no field, `faults` those that are.
 */
export function useCouponCall<T>(call: (input: T) => Promise<ShopCouponPage>) {
  const cache = useQueryClient();
  const show = (page: ShopCouponPage) =>
    cache.setQueryData(couponKey(page.coupon.coupon_code), page);
  const { mutate, error, isPending, isSuccess, reset } = useMutation({
    mutationFn: call,
    onSuccess: (page) => {
      show(page);
      // Lists are read again when they are next shown.
      return cache.invalidateQueries({ queryKey: [SHOP_KEY], refetchType: 'none' });
    },
    onError: (failure) => {
      const changed = changedCoupon(failure);
      if (changed) show(changed);
    },
    meta: { quiet: true },
  });
  const faults = refusedFields(error);
  const isAboutFields = Object.keys(faults).length > 0;
  return {
    make: (input: T, onDone?: (page: ShopCouponPage) => void) =>
      mutate(input, { onSuccess: (page) => onDone?.(page) }),
    ...{ isPending, isSuccess, faults, reset },
    refusal:
      error && !isAboutFields
        ? (refusalText(error) ?? '目前無法連線，這個動作可能沒有完成。請重新整理後確認。')
        : '',
  };
}
