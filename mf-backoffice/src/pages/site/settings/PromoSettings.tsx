import { Checkbox } from '@pinpu/shared/ui';
import { AmountField } from '../../../features/fields/AmountField.tsx';
import { faultAt } from '../../../features/settings/fault-at.ts';
import { SettingCard } from '../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../features/settings/SettingsPage.tsx';

/** Settings of promoters' earnings. */
export const PromoSettings = ({ draft, faults, card }: EditorProps) => (
  <>
    <SettingCard
      {...card('promo_attribution_days')}
      hint="顧客由推廣連結來訪後，幾天內的訂單算這位推廣者的。"
    >
      <AmountField
        label="天數（1 到 365）"
        value={draft.valueOf('promo_attribution_days') ?? undefined}
        error={faultAt(faults, 'promo_attribution_days')}
        onChange={(days) => draft.change('promo_attribution_days', days ?? null)}
      />
    </SettingCard>
    <SettingCard {...card('promo_own_purchases')} hint="推廣者用自己的連結購買時，是否有分潤。">
      <Checkbox
        label="自己購買也有分潤"
        checked={draft.valueOf('promo_own_purchases') === true}
        onChange={({ currentTarget: { checked } }) => draft.change('promo_own_purchases', checked)}
      />
    </SettingCard>
    <SettingCard
      {...card('promo_payout_minimum')}
      hint="分潤達到這個金額才付款，不足的併入下個月。"
    >
      <AmountField
        label="金額（元）"
        value={draft.valueOf('promo_payout_minimum') ?? undefined}
        error={faultAt(faults, 'promo_payout_minimum')}
        onChange={(amount) => draft.change('promo_payout_minimum', amount ?? null)}
      />
    </SettingCard>
  </>
);
