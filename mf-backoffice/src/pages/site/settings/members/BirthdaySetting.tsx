import { Checkbox } from '@pinpu/shared/ui';
import { SettingCard } from '../../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../../features/settings/SettingsPage.tsx';
import { BirthdayFields, USUAL } from './BirthdayFields.tsx';
import { couponFaults } from './local-faults.ts';

/** The coupon that members get on their birthday; off without this setting. */
export function BirthdaySetting({ draft, faults, card }: EditorProps) {
  const terms = draft.valueOf('birthday_coupon');
  return (
    <SettingCard
      {...card('birthday_coupon')}
      hint="會員生日當天寄出一張只有本人能用的優惠券，一年一張。生日在 30 天內才填寫或更改的，當年不發。"
    >
      <Checkbox
        label="發送生日券"
        checked={terms !== null}
        onChange={({ currentTarget: { checked } }) =>
          draft.change('birthday_coupon', checked ? USUAL : null)
        }
      />
      {terms !== null && (
        <BirthdayFields
          terms={terms}
          field="birthday_coupon"
          faults={[...couponFaults(terms), ...faults]}
          onChange={(next) => draft.change('birthday_coupon', next)}
        />
      )}
    </SettingCard>
  );
}
