import { type FrameOptions, WEB_RESOURCES } from '@pinpu/shared/contracts';
import { SETTINGS } from '@pinpu/shared/contracts/backoffice';
import { Checkbox, Stack } from '@pinpu/shared/ui';
import { HtmlField } from '../../../features/fields/HtmlField.tsx';
import { faultAt } from '../../../features/settings/fault-at.ts';
import { SettingCard } from '../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../features/settings/SettingsPage.tsx';
import { WEB_RESOURCE_NAMES } from '../../../features/versions/field-names.ts';
import { NavigationEditor } from './navigation/NavigationEditor.tsx';

/** Header, footer and side panel of every page. */
export function FrameSettings({ draft, faults, card }: EditorProps) {
  const texts = draft.valueOf('web_resources') ?? {};
  const frame: FrameOptions = draft.valueOf('frame') ?? SETTINGS.frame.default;
  const { navigation = [], ...others } = frame;
  return (
    <>
      <SettingCard
        {...card('web_resources')}
        hint="每一頁的頁首與頁尾。頁尾也會連到「關於本店的頁面」中有內容的頁面。"
      >
        <Stack>
          {WEB_RESOURCES.map((name) => (
            <HtmlField
              key={name}
              label={WEB_RESOURCE_NAMES[name]}
              hint="可用簡單的 HTML。"
              value={texts[name] ?? ''}
              error={faultAt(faults, `web_resources.${name}`)}
              onChange={(html) => {
                const { [name]: _, ...others } = texts;
                draft.change('web_resources', html === '' ? others : { ...others, [name]: html });
              }}
            />
          ))}
        </Stack>
      </SettingCard>
      <SettingCard {...card('frame')} hint="側邊選單的項目；沒有項目時用預設的選單。">
        <NavigationEditor
          entries={navigation}
          faults={faults}
          onChange={(entries) =>
            draft.change('frame', {
              ...others,
              ...(entries.length > 0 && { navigation: entries }),
            })
          }
        />
        <Checkbox
          label="每一頁都有篩選按鈕"
          checked={frame.filter_button}
          onChange={({ currentTarget: { checked } }) =>
            draft.change('frame', { ...frame, filter_button: checked })
          }
        />
      </SettingCard>
    </>
  );
}
