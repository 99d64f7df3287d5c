import type { StoredSettings } from '@pinpu/shared/contracts/backoffice';
import { HOME_CARRIAGES, parcelNameFault } from '@pinpu/shared/domain';
import {
  Checkbox,
  Notice,
  SelectField,
  Stack,
  TextField,
  type TextFieldProps,
} from '@pinpu/shared/ui';
import { carriageName } from '../../../../features/parcels/parcel-texts.ts';
import { faultAt } from '../../../../features/settings/fault-at.ts';
import { SettingCard } from '../../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../../features/settings/SettingsPage.tsx';

type Sender = NonNullable<StoredSettings['parcel_sender']>;

interface SenderField extends Pick<TextFieldProps, 'type' | 'inputMode' | 'hint' | 'maxLength'> {
  name: Exclude<keyof Sender, 'through_provider' | 'home'>;
  label: string;
}

const NOBODY: Sender = {
  ...{ through_provider: false, name: '', phone: '', postcode: '', address: '', home: '' },
};

const FIELDS: readonly SenderField[] = [
  {
    name: 'name',
    label: '寄件人姓名',
    maxLength: 20,
    hint: '2 至 5 個中文字，或 4 至 10 個英文字母',
  },
  {
    ...{ name: 'phone', label: '寄件人電話', type: 'tel', maxLength: 20 },
    hint: '寄到 7-ELEVEN、萊爾富、OK超商要填手機',
  },
  { name: 'postcode', label: '郵遞區號', maxLength: 6, inputMode: 'numeric', hint: '宅配時需要' },
  { name: 'address', label: '地址', maxLength: 60, hint: '宅配時需要，6 至 60 個字' },
];

interface SenderFieldsProps {
  sender: Sender;
  faults: EditorProps['faults'];
  /** The kinds of carriage to an address that the provider has. */
  home: readonly string[];
  onChange: (fields: Partial<Sender>) => void;
}

/** Who sends. What carriers print of the name is said while it is typed. */
function SenderFields({ sender, faults, home, onChange }: SenderFieldsProps) {
  const typed = { name: sender.name === '' ? '' : parcelNameFault(sender.name, '寄件人姓名') };
  return (
    <>
      {FIELDS.map(({ name, hint, ...field }) => {
        const error = (name === 'name' && typed.name) || faultAt(faults, `parcel_sender.${name}`);
        return (
          <TextField
            key={name}
            {...field}
            hint={error === '' ? hint : undefined}
            autoComplete="off"
            value={sender[name]}
            error={error}
            onChange={({ currentTarget: { value } }) => onChange({ [name]: value })}
          />
        );
      })}
      <SelectField
        label="宅配平常用的物流"
        value={sender.home}
        error={faultAt(faults, 'parcel_sender.home')}
        onChange={({ currentTarget: { value } }) =>
          onChange({ home: HOME_CARRIAGES.find((one) => one === value) ?? '' })
        }
      >
        <option value="">不用託運單宅配</option>
        {HOME_CARRIAGES.filter((one) => home.includes(one) || one === sender.home).map((one) => (
          <option key={one} value={one}>
            {carriageName(one)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** Who sends parcels, and whether they are created at the logistics provider. */
export function SenderSetting({ published: { able }, draft, faults, card }: EditorProps) {
  const sender = draft.valueOf('parcel_sender') ?? NOBODY;
  const change = (fields: Partial<Sender>) =>
    draft.change('parcel_sender', { ...sender, ...fields });
  return (
    <SettingCard
      {...card('parcel_sender')}
      hint="印在標籤和物流檔案上。開啟後，訂單列表、訂單頁和「託運」可以建立綠界的託運單。"
    >
      <Stack>
        {!able.parcels && (
          <Notice
            variant="info"
            message="主機還沒有設定綠界物流，目前只用在物流檔案。設定好之後，這裡可以開啟託運單。"
          />
        )}
        {(able.parcels || sender.through_provider) && (
          <Checkbox
            label="在綠界建立託運單"
            checked={sender.through_provider}
            onChange={({ currentTarget: { checked } }) => change({ through_provider: checked })}
          />
        )}
        <SenderFields sender={sender} faults={faults} home={able.home} onChange={change} />
      </Stack>
    </SettingCard>
  );
}
