import type { SettingFault } from '@pinpu/shared/contracts/backoffice';
import { type BirthdayTerms, couponText } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { SelectField } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { AmountField } from '../../../../features/fields/AmountField.tsx';
import { faultAt } from '../../../../features/settings/fault-at.ts';

/** The terms that the form starts with. */
export const USUAL: BirthdayTerms = { kind: 'amount', value: 100, min_amt: 500, days: 30 };

interface BirthdayFieldsProps {
  terms: BirthdayTerms;
  /** Where the terms are in the setting, such as `birthday_coupon`. */
  field: string;
  faults: readonly SettingFault[];
  onChange: (terms: BirthdayTerms) => void;
}

const valueText = (terms: BirthdayTerms) =>
  terms.value >= 1 && terms.value <= 100 ? couponText(terms) : '打 9 折請填 10';

/** The terms of a birthday coupon. */
export function BirthdayFields({ terms, field, faults, onChange }: BirthdayFieldsProps) {
  const change = (fields: Partial<BirthdayTerms>) => onChange({ ...terms, ...fields });
  const isPercent = terms.kind === 'percent';
  const usualValue = (kind: BirthdayTerms['kind']) => (kind === 'percent' ? 10 : 100);
  return (
    <Fields>
      <SelectField
        label="折扣方式"
        value={terms.kind}
        onChange={({ currentTarget }) => {
          const kind = currentTarget.value as BirthdayTerms['kind'];
          change({ kind, value: kind === 'shipping' ? 0 : usualValue(kind) });
        }}
      >
        <option value="amount">折抵金額</option>
        <option value="percent">打折</option>
        <option value="shipping">免運費</option>
      </SelectField>
      {terms.kind !== 'shipping' && (
        <AmountField
          key={terms.kind}
          label={isPercent ? '折扣（%）' : '折抵金額（元）'}
          {...(isPercent && { hint: valueText(terms) })}
          value={terms.value}
          error={faultAt(faults, `${field}.value`)}
          onChange={(value = 0) => change({ value })}
        />
      )}
      <AmountField
        label="商品滿多少可用（元）"
        hint="0 是不限金額"
        value={terms.min_amt}
        error={faultAt(faults, `${field}.min_amt`)}
        onChange={(min_amt = 0) => change({ min_amt })}
      />
      <AmountField
        label="有效天數"
        hint="從生日當天算起"
        value={terms.days}
        error={faultAt(faults, `${field}.days`)}
        onChange={(days = 0) => change({ days })}
      />
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[12]};
  ${theme.media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
