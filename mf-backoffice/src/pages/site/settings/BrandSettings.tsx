import { TextField } from '@pinpu/shared/ui';
import { PictureField } from '../../../features/pictures/PictureField.tsx';
import { FieldsOf } from '../../../features/settings/FieldsOf.tsx';
import { faultAt } from '../../../features/settings/fault-at.ts';
import { SettingCard } from '../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../features/settings/SettingsPage.tsx';
import { ColourField } from './ColourField.tsx';

/** The shop's name, logo, colour and slogan. */
export const BrandSettings = ({ draft, faults, card }: EditorProps) => (
  <>
    <SettingCard {...card('shop_name')} hint="在頁首、標題、搜尋結果與信件中。">
      <TextField
        label="名稱"
        maxLength={40}
        value={draft.valueOf('shop_name') ?? ''}
        error={faultAt(faults, 'shop_name')}
        onChange={({ currentTarget: { value } }) => draft.change('shop_name', value)}
      />
    </SettingCard>
    <SettingCard {...card('logo')} hint="在頁首代替名稱，也是瀏覽器分頁的圖示。">
      <PictureField
        label="標誌"
        value={draft.valueOf('logo') ?? ''}
        ratio={3}
        hint="JPEG、PNG、WebP 或 AVIF，最大 30 MB；有透明背景的 PNG 最好看。"
        error={faultAt(faults, 'logo')}
        onChange={(address) => draft.change('logo', address)}
      />
    </SettingCard>
    <SettingCard {...card('colour')} hint="按鈕、價格與連結的顏色。深色模式的顏色會自動算出。">
      <ColourField
        value={draft.valueOf('colour') ?? ''}
        error={faultAt(faults, 'colour')}
        onChange={(colour) => draft.change('colour', colour)}
      />
    </SettingCard>
    <SettingCard {...card('site')} hint="標語在首頁的標題，簡介給搜尋引擎和分享的預覽。">
      <FieldsOf
        setting="site"
        value={draft.valueOf('site') ?? { slogan: '', description: '' }}
        faults={faults}
        fields={[
          { name: 'slogan', label: '標語', maxLength: 60 },
          { name: 'description', label: '簡介', maxLength: 300 },
        ]}
        onChange={(site) => draft.change('site', site)}
      />
    </SettingCard>
  </>
);
