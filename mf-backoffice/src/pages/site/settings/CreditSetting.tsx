import type { CreditTerms } from '@pinpu/shared/domain';
import { Checkbox } from '@pinpu/shared/ui';
import { AmountField } from '../../../features/fields/AmountField.tsx';
import { faultAt } from '../../../features/settings/fault-at.ts';
import { SettingCard } from '../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../features/settings/SettingsPage.tsx';

const USUAL: CreditTerms = {
  ...{ max_percent: 50, earn_percent: 2 },
  ...{ earn_days: 14, valid_days: 365, welcome: 0 },
};

const FIELDS: readonly { field: keyof CreditTerms; label: string; hint: string }[] = [
  {
    ...{ field: 'max_percent', label: '每筆訂單最多折抵（%）' },
    hint: '占折扣後的商品金額；由退款轉成的購物金不受限，也能付運費',
  },
  {
    ...{ field: 'earn_percent', label: '消費回饋（%）' },
    hint: '占實付金額，扣掉退款；0 表示不回饋',
  },
  {
    ...{ field: 'earn_days', label: '出貨後幾天回饋' },
    hint: '7 到 90 天，等退貨期過後；剛開啟時，近 30 天內滿這個天數的訂單也會回饋',
  },
  { field: 'valid_days', label: '有效天數', hint: '從發放那天起算；0 表示不會到期' },
  { field: 'welcome', label: '加入會員贈送（元）', hint: '第一次登入時發放；0 表示不贈送' },
];

/** How members get and use store credit. */
export function CreditSetting({ draft, faults, card }: EditorProps) {
  const terms = draft.valueOf('store_credit') ?? undefined;
  return (
    <SettingCard
      {...card('store_credit')}
      hint="會員的購物金：消費回饋、退款轉入，或由您手動發放，在結帳時折抵。"
    >
      <Checkbox
        label="開啟購物金"
        checked={terms !== undefined}
        onChange={({ currentTarget: { checked } }) =>
          draft.change('store_credit', checked ? USUAL : null)
        }
      />
      {terms &&
        FIELDS.map(({ field, label, hint }) => (
          <AmountField
            key={field}
            label={label}
            hint={hint}
            value={terms[field]}
            error={faultAt(faults, `store_credit.${field}`)}
            onChange={(value) => draft.change('store_credit', { ...terms, [field]: value ?? 0 })}
          />
        ))}
    </SettingCard>
  );
}
