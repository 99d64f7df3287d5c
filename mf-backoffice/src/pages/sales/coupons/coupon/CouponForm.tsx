import { type CouponField, couponCodeFault, couponTermsFaults } from '@pinpu/shared/domain';
import { FaultForm } from '@pinpu/shared/staff';
import { type ReactNode, useState } from 'react';
import { CouponFields, type CouponFieldsProps } from './CouponFields.tsx';
import { couponOfTyped, type TypedCoupon } from './typed-coupon.ts';

type Faults = Partial<Record<CouponField, string>>;

/** The faults found before the form is sent. */
function faultsOf(typed: TypedCoupon): Faults {
  const { coupon_code, ...terms } = couponOfTyped(typed);
  const codeFault = couponCodeFault(coupon_code);
  return { ...(codeFault && { coupon_code: codeFault }), ...couponTermsFaults(terms) };
}

interface CouponFormProps extends Omit<CouponFieldsProps, 'faults'> {
  /** The server's messages about the last attempt, by field. */
  rejections: Faults;
  /** Called if the form has no faults. */
  onSend: () => void;
  /** Renders the fields above the terms, given the faults. */
  before?: (faults: Faults) => ReactNode;
  children: ReactNode;
}

/** The form of a coupon: shows each field's fault, and moves the focus to the first. */
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
