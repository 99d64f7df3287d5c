import { normaliseCouponCode } from '@pinpu/shared/domain';
import { useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { couponAtom, enterCouponAtom } from '../../../state/coupon.ts';
import { AppliedCoupon } from './AppliedCoupon.tsx';

/** The coupon code input; shows why a code is invalid and keeps the input. */
export function CouponField() {
  const { code, waiting, coupon, refusal } = useAtomValue(couponAtom);
  const enter = useSetAtom(enterCouponAtom);
  const [typed, setTyped] = useState(code);
  if (coupon !== undefined) return <AppliedCoupon coupon={coupon} onRemove={() => enter('')} />;
  const isUnchanged = normaliseCouponCode(typed) === code;
  return (
    <Form
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
        error={isUnchanged ? refusal : undefined}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Button type="submit" variant="secondary" busy={waiting}>
        套用
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[8]};
  > button { margin-top: calc(${theme.size[15]} * ${theme.leading.text} + ${theme.space[4]}); }
`;
