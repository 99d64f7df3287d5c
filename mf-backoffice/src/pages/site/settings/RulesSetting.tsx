import type { RuleCombination } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { faultAt } from '../../../features/settings/fault-at.ts';
import { SettingCard } from '../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../features/settings/SettingsPage.tsx';

const CHOICES: readonly { value: RuleCombination; title: string; text: string }[] = [
  {
    ...{ value: 'layers', title: '一起用' },
    text: '每件商品用一個商品優惠，再用一個滿額或滿件折扣，最後用優惠券。例如買 2 送 1 之後滿 1,000 折 100，再折優惠券 50。',
  },
  {
    ...{ value: 'coupon-or-rules', title: '優惠活動或優惠券擇一' },
    text: '優惠活動之間一樣一起用，但和優惠券比較，只用比較划算的一邊。例如活動共折 150，優惠券折 200，就用優惠券。',
  },
  {
    ...{ value: 'one', title: '只用一個' },
    text: '整筆訂單只用一個優惠活動或優惠券，選最划算的。例如買 2 送 1 折 180，滿額折 100，就只用買 2 送 1。',
  },
];

/** How rules of price and coupons meet in one order. */
export function RulesSetting({ draft, faults, card }: EditorProps) {
  const name = useId();
  const chosen = draft.valueOf('price_rule_combination');
  const fault = faultAt(faults, 'price_rule_combination');
  return (
    <SettingCard
      {...card('price_rule_combination')}
      hint="同時符合幾個優惠活動時怎麼算；一律選對顧客最划算的組合。贈品與免運費另外計算，選「只用一個」時除外。"
    >
      <Choices aria-label="優惠活動併用" aria-invalid={fault !== '' || undefined}>
        {CHOICES.map(({ value, title, text }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => draft.change('price_rule_combination', value)}
            />
            <span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
          </label>
        ))}
      </Choices>
    </SettingCard>
  );
}

const Choices = styled.div.attrs({ role: 'radiogroup' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space[12]};
    padding-block: ${theme.space[12]};
    border-top: ${theme.border.hairline};
    cursor: pointer;
  }
  input { width: 20px; height: 20px; margin-top: 2px; accent-color: ${theme.colour.ink}; }
  b { font-weight: ${theme.weight.medium}; }
  small { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
`;
