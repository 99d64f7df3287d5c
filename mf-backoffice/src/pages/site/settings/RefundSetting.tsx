import { AmountField } from '../../../features/fields/AmountField.tsx';
import { faultAt } from '../../../features/settings/fault-at.ts';
import { SettingCard } from '../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../features/settings/SettingsPage.tsx';

/** The amount above which a refund needs a second person. */
export const RefundSetting = ({ draft, faults, card }: EditorProps) => (
  <SettingCard
    {...card('refund_release_amount')}
    hint="同一筆訂單的退款超過這個金額時，要由另一位管理員覆核才會退出；0 表示不需要。只有擁有者可以變更。"
  >
    <AmountField
      label="金額（元）"
      value={draft.valueOf('refund_release_amount') ?? undefined}
      error={faultAt(faults, 'refund_release_amount')}
      onChange={(amount) => draft.change('refund_release_amount', amount ?? null)}
    />
  </SettingCard>
);
