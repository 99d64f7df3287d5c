import { normaliseCouponCode } from '@pinpu/shared/domain';
import { FieldWithButton } from '@pinpu/shared/forms';
import { useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { Button, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import { couponAtom, enterCouponAtom, ownCouponsAtom } from '../../../state/coupon.ts';
import { AppliedCoupon } from './AppliedCoupon.tsx';
import { OwnCoupons } from './OwnCoupons.tsx';

/** The coupon code input; shows why a code is invalid and keeps the input. */
export function CouponField() {
  const { code, waiting, coupon, rejection } = useAtomValue(couponAtom);
  const enter = useSetAtom(enterCouponAtom);
  const own = useAtomValue(ownCouponsAtom);
  const [typed, setTyped] = useState(code);
  if (coupon !== undefined) return <AppliedCoupon coupon={coupon} onRemove={() => enter('')} />;
  const isUnchanged = normaliseCouponCode(typed) === code;
  const field = (
    <FieldWithButton
      onSubmit={(event) => {
        event.preventDefault();
        enter(normaliseCouponCode(typed));
      }}
    >
      <TextField
        label="優惠券"
        name="coupon_code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={40}
        value={typed}
        error={isUnchanged ? rejection : undefined}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Button type="submit" variant="secondary" busy={waiting}>
        套用
      </Button>
    </FieldWithButton>
  );
  if (own.length === 0) return field;
  const use = (own_code: string) => {
    setTyped(own_code);
    enter(own_code);
  };
  return (
    <Stack $gap={8}>
      {field}
      <OwnCoupons coupons={own} busy={waiting} onUse={use} />
    </Stack>
  );
}
