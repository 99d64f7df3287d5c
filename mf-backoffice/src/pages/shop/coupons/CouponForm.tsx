import { type CouponField, couponCodeFault, couponTermsFaults } from '@pinpu/shared/domain';
import { type ReactNode, useState } from 'react';
import { FaultForm } from '../../../features/change-form/FaultForm.tsx';
import { CouponFields, type CouponFieldsProps } from './CouponFields.tsx';
import { couponOfTyped, type TypedCoupon } from './typed-coupon.ts';

type Faults = Partial<Record<CouponField, string>>;

/** Faults of a form, before it is sent. */
function faultsOf(typed: TypedCoupon): Faults {
  const { coupon_code, ...terms } = couponOfTyped(typed);
  const codeFault = couponCodeFault(coupon_code);
  return { ...(codeFault && { coupon_code: codeFault }), ...couponTermsFaults(terms) };
}

interface CouponFormProps extends Omit<CouponFieldsProps, 'faults'> {
  /** Rejections of the last attempt. */
  rejections: Faults;
  /** Called with a form that can be stored. */
  onSend: () => void;
  /** Fields before the terms, given what is wrong; and the buttons. */
  before?: (faults: Faults) => ReactNode;
  children: ReactNode;
}

/** The form of a coupon: says at each field what is wrong, and leads to the first. */
export function CouponForm({
  rejections,
  onSend,
  before,
  children,
  onType,
  ...fields
}: CouponFormProps) {
  const [wrong, setWrong] = useState<Faults>({});
  const faults = { ...rejections, ...wrong };
  const send = () => {
    const found = faultsOf(fields.typed);
    setWrong(found);
    if (Object.keys(found).length === 0) onSend();
  };
  return (
    <FaultForm faults={faults} onSend={send}>
      {before?.(faults)}
      <CouponFields
        {...fields}
        faults={faults}
        onType={(change) => {
          setWrong({});
          onType(change);
        }}
      />
      {children}
    </FaultForm>
  );
}
