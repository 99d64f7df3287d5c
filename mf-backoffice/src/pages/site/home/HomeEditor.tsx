import { HtmlField } from '../../../features/fields/HtmlField.tsx';
import { LinesField } from '../../../features/fields/LinesField.tsx';
import { faultAt } from '../../../features/settings/fault-at.ts';
import { SettingCard } from '../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../features/settings/SettingsPage.tsx';
import { BlocksEditor } from './blocks/BlocksEditor.tsx';
import { SlidesEditor } from './slides/SlidesEditor.tsx';

function HomeTexts({ draft, faults, card }: EditorProps) {
  return (
    <>
      <SettingCard {...card('home_header_html')} hint="在輪播圖下面。">
        <HtmlField
          label="開頭文字"
          value={draft.valueOf('home_header_html') ?? ''}
          error={faultAt(faults, 'home_header_html')}
          onChange={(html) => draft.change('home_header_html', html)}
        />
      </SettingCard>
      <SettingCard {...card('home_banner_html')} hint="有底色的公告，例如免運門檻、出貨時間。">
        <HtmlField
          label="公告"
          value={draft.valueOf('home_banner_html') ?? ''}
          error={faultAt(faults, 'home_banner_html')}
          onChange={(html) => draft.change('home_banner_html', html)}
        />
      </SettingCard>
    </>
  );
}

/** Slides, blocks, texts and keywords of home. */
export function HomeEditor(props: EditorProps) {
  const { draft, faults, card } = props;
  return (
    <>
      <SettingCard
        {...card('slideshows')}
        hint="首頁最上方輪流顯示的圖片，由上到下。沒有圖片或不在日期內的不會顯示。"
      >
        <SlidesEditor
          slides={draft.valueOf('slideshows') ?? []}
          faults={faults}
          onChange={(slides) => draft.change('slideshows', slides)}
        />
      </SettingCard>
      <SettingCard {...card('home_blocks')} hint="輪播圖以下的內容與順序。">
        <BlocksEditor
          blocks={draft.valueOf('home_blocks')}
          faults={faults}
          onChange={(blocks) => draft.change('home_blocks', blocks)}
        />
      </SettingCard>
      <HomeTexts {...props} />
      <SettingCard {...card('home_keywords')} hint="搜尋框下面的關鍵字，點了就搜尋。">
        <LinesField
          label="關鍵字"
          hint="每行一個，最多 30 個。"
          lines={draft.valueOf('home_keywords') ?? []}
          error={faultAt(faults, 'home_keywords')}
          onChange={(words) => draft.change('home_keywords', words)}
        />
      </SettingCard>
    </>
  );
}
