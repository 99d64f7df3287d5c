import { TextField } from '@pinpu/shared/ui';
import { FieldsOf } from '../../../features/settings/FieldsOf.tsx';
import { faultAt } from '../../../features/settings/fault-at.ts';
import { SettingCard } from '../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../features/settings/SettingsPage.tsx';

const NONE = { return_email: '', service_email: '', phone: '' };

/** The addresses and telephone numbers that shoppers use to reach the shop. */
export const SupportSetting = ({ draft, faults, card }: EditorProps) => (
  <SettingCard {...card('support')} hint="在會員中心、訂單頁與信件中，空白的不會顯示。">
    <FieldsOf
      setting="support"
      value={draft.valueOf('support') ?? NONE}
      faults={faults}
      fields={[
        { name: 'service_email', label: '客服 E-mail', type: 'email', maxLength: 254 },
        { name: 'return_email', label: '退貨 E-mail', type: 'email', maxLength: 254 },
        { name: 'phone', label: '電話', type: 'tel', maxLength: 40 },
      ]}
      onChange={(support) => draft.change('support', support)}
    />
  </SettingCard>
);

/** The address that mails about new orders go to. */
export const OrderEmailSetting = ({ draft, faults, card }: EditorProps) => (
  <SettingCard {...card('order_email')} hint="每成立一筆訂單，就寄一封信到這個信箱；空白則不寄。">
    <TextField
      label="收信的 E-mail"
      type="email"
      maxLength={254}
      optional
      value={draft.valueOf('order_email') ?? ''}
      error={faultAt(faults, 'order_email')}
      onChange={({ currentTarget: { value } }) => draft.change('order_email', value)}
    />
  </SettingCard>
);
