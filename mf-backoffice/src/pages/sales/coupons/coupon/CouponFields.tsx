import { type CouponField, couponText } from '@pinpu/shared/domain';
import { DateField } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { SelectField, TextField, type TextFieldProps } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { NumberField } from '../../../../features/fields/NumberField.tsx';
import { type TypedCoupon, termsOfTyped } from './typed-coupon.ts';

export interface CouponFieldsProps {
  typed: TypedCoupon;
  faults: Partial<Record<CouponField, string>>;
  /** The stored values of the changed fields. */
  stored?: Partial<TypedCoupon> | undefined;
  /** A coupon that has been used: its discount can't be changed any more. */
  isUsed?: boolean;
  onType: (change: Partial<TypedCoupon>) => void;
}

const INPUTS = { text: TextField, number: NumberField, date: DateField };

type TermProps = CouponFieldsProps & { name: keyof TypedCoupon; kind?: keyof typeof INPUTS } & Pick<
    TextFieldProps,
    'label' | 'hint' | 'maxLength' | 'placeholder'
  >;

/** One field of the form; if it was changed, the hint shows the stored value. */
function Term({
  typed,
  faults,
  stored,
  onType,
  name,
  hint,
  isUsed: _,
  kind = 'text',
  ...input
}: TermProps) {
  const before = stored?.[name];
  const Input = INPUTS[kind];
  return (
    <Input
      {...input}
      autoComplete="off"
      hint={before === undefined ? hint : `目前是 ${before || '空白'}`}
      value={typed[name]}
      error={faults[name] ?? ''}
      onChange={({ currentTarget: { value } }) => onType({ [name]: value })}
    />
  );
}

function DiscountFields(props: CouponFieldsProps) {
  const { typed, onType } = props;
  const terms = termsOfTyped(typed);
  const isPercent = typed.kind === 'percent';
  const text = terms.value >= 1 && terms.value <= 100 ? couponText(terms) : '打 9 折請填 10';
  return (
    <Discount $alone={typed.kind === 'shipping'}>
      <SelectField
        label="折扣方式"
        value={typed.kind}
        onChange={({ currentTarget: { value } }) =>
          onType({ kind: value as TypedCoupon['kind'], value: '' })
        }
      >
        <option value="amount">折抵金額</option>
        <option value="percent">打折</option>
        <option value="shipping">免運費</option>
      </SelectField>
      {typed.kind !== 'shipping' && (
        <Term
          {...props}
          name="value"
          label={isPercent ? '折扣（%）' : '折抵金額（NT$）'}
          hint={isPercent ? text : '最多折到商品金額為止'}
          kind="number"
          maxLength={12}
        />
      )}
    </Discount>
  );
}

export const CouponFields = (props: CouponFieldsProps) => (
  <Fields>
    {!props.isUsed && <DiscountFields {...props} />}
    <Term {...props} name="starts_on" label="開始日期" hint="空白是立即開始" kind="date" />
    <Term {...props} name="ends_on" label="最後一天" hint="空白是不限期間" kind="date" />
    <Term
      {...props}
      name="max_uses"
      label="總共可用次數"
      hint="空白是不限次數；取消的訂單不算"
      kind="number"
      maxLength={9}
    />
    <Term
      {...props}
      name="max_uses_per_buyer"
      label="每人可用次數"
      hint="以訂購人的 E-mail 計算，空白是不限次數"
      kind="number"
      maxLength={9}
    />
    <Term
      {...props}
      name="min_amt"
      label="商品滿多少可用（NT$）"
      hint="空白是不限金額"
      kind="number"
      maxLength={12}
    />
    <Term {...props} name="note" label="備註" hint="只有商店看得到" maxLength={100} />
  </Fields>
);

/**
 * The fields are cells of the form's grid. A field that is alone fills the row, so that the two days below are side by
 * side.
 */
const Discount = styled.div<{ $alone: boolean }>`
  display: contents;
  > div { grid-column: ${({ $alone }) => ($alone ? '1 / -1' : 'auto')}; }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[16]};
  ${theme.media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
