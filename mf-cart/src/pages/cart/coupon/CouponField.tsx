import { normaliseCouponCode } from '@pinpu/shared/domain';
import { FieldWithButton } from '@pinpu/shared/forms';
import { useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { Button, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import { couponAtom, enterCouponAtom } from '../../../state/coupon.ts';
import { AppliedCoupon } from './AppliedCoupon.tsx';

/** The coupon code input; shows why a code is invalid and keeps the input. */
export function CouponField() {
  const { code, waiting, coupon, rejection } = useAtomValue(couponAtom);
  const enter = useSetAtom(enterCouponAtom);
  const [typed, setTyped] = useState(code);
  if (coupon !== undefined) return <AppliedCoupon coupon={coupon} onRemove={() => enter('')} />;
  const isUnchanged = normaliseCouponCode(typed) === code;
  return (
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
}
