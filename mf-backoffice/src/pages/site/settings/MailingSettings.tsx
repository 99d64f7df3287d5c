import { REMINDER_HOURS_MAX } from '@pinpu/shared/domain';
import { Checkbox } from '@pinpu/shared/ui';
import { AmountField } from '../../../features/fields/AmountField.tsx';
import { faultAt } from '../../../features/settings/fault-at.ts';
import { SettingCard } from '../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../features/settings/SettingsPage.tsx';

/** Settings of mails that only go to those who have consented. */
export const MailingSettings = ({ draft, faults, card }: EditorProps) => (
  <>
    <SettingCard
      {...card('newsletter_signup')}
      hint="在頁尾與會員中心提供訂閱。訪客的信箱要按過確認信才算數。"
    >
      <Checkbox
        label="開放訂閱電子報"
        checked={draft.valueOf('newsletter_signup') === true}
        onChange={({ currentTarget: { checked } }) => draft.change('newsletter_signup', checked)}
      />
    </SettingCard>
    <SettingCard
      {...card('newsletter_per_hour')}
      hint="電子報每小時最多寄幾封；訂單的信一律先寄。請照信件服務商的限制設定。"
    >
      <AmountField
        label="每小時封數"
        value={draft.valueOf('newsletter_per_hour') ?? undefined}
        error={faultAt(faults, 'newsletter_per_hour')}
        onChange={(mails) => draft.change('newsletter_per_hour', mails ?? null)}
      />
    </SettingCard>
    <SettingCard
      {...card('cart_reminder_hours')}
      hint="會員在購物車勾選提醒後，商品放了這麼久沒有結帳，就寄一封信；同一個購物車只寄一次，一週最多一封。常用 24 小時，0 為不寄。"
    >
      <AmountField
        label={`小時（0 到 ${REMINDER_HOURS_MAX}）`}
        value={draft.valueOf('cart_reminder_hours') ?? undefined}
        error={faultAt(faults, 'cart_reminder_hours')}
        onChange={(hours) => draft.change('cart_reminder_hours', hours ?? null)}
      />
    </SettingCard>
  </>
);
